import { useState } from 'react'

/**
 * JSON-LD for search engines. They read documents from the server, so it is left out after client-side navigation, where the
 * Content-Security-Policy forbids new script elements.
 */
export function StructuredData({ id, data }: { id: string; data: object }) {
  // Kept as sent by the server: the Content-Security-Policy also forbids changing the element.
  const [json] = useState(() => {
    const isFromServer = typeof document === 'undefined' || document.getElementById(id) !== null
    // Escaped, since `<` could end the script element or open a comment.
    return isFromServer ? JSON.stringify(data).replaceAll('<', '\\u003c') : null
  })
  return json && <script id={id} type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />
}
