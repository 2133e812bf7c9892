const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&nbsp;': ' ',
}

/**
 * HTML of an editor as it is shown: empty where it holds no text and no picture, as an emptied text of many editors is `<p></p>`.
 */
export function shownHtml(html: string): string {
  return plainText(html) === '' && !/<img\b/.test(html) ? '' : html
}

/** Converts sanitised HTML to plain text, for meta descriptions and structured data. */
export function plainText(html: string): string {
  return html
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(?:amp|lt|gt|quot|#39|nbsp);/g, (entity) => ENTITIES[entity] ?? entity)
    .replace(/\s+/g, ' ')
    .trim()
}
