import { useState } from 'react'

/**
 * JSON-LD in the page, for search engines. They read whole documents, so a page reached from within the shop goes without: there, the
 * Content-Security-Policy lets nothing make a script element.
 */
export function StructuredData({ id, data }: { id: string; data: object }) {
  const [shown] = useState(() => typeof document === 'undefined' || document.getElementById(id) !== null)
  if (!shown) return null
  // A `<` could end the element early or open a comment.
  const json = JSON.stringify(data).replaceAll('<', '\\u003c')
  return <script id={id} type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />
}
