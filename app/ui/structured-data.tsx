import { useState } from 'react'

/**
 * JSON-LD in the page, for search engines. They read whole documents, so a page reached from within the shop goes without: there, the
 * Content-Security-Policy lets nothing make a script element.
 */
export function StructuredData({ id, data }: { id: string; data: object }) {
  // Kept as it was sent, whatever the page shows later: for the same reason nothing may write into the element.
  const [json] = useState(() => {
    const sent = typeof document === 'undefined' || document.getElementById(id) !== null
    // A `<` could end the element early or open a comment.
    return sent ? JSON.stringify(data).replaceAll('<', '\\u003c') : null
  })
  return json && <script id={id} type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />
}
