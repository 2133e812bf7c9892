import { useState } from 'react'

/**
 * JSON-LD for search engines. They read documents from the server, so it is left out after client-side navigation,
 * where the Content-Security-Policy forbids new script elements. `data` may be missing in the browser, which keeps
 * the element as the server has sent it.
 */
export function StructuredData({ id, data }: { id: string; data: object | undefined }) {
  // The Content-Security-Policy also forbids changing the element.
  const [json] = useState(() => {
    if (typeof document !== 'undefined') return document.getElementById(id)?.textContent
    // Escaped, since `<` could end the script element or open a comment.
    return JSON.stringify(data).replaceAll('<', '\\u003c')
  })
  return json && <script id={id} type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />
}
