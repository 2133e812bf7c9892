import sanitizeHtml from 'sanitize-html'
import { keepWord } from './contract/keep-words'
import { keepUnits } from './contract/keep-units'

const OPTIONS: sanitizeHtml.IOptions = {
  allowedTags: [
    ...['h2', 'h3', 'h4', 'p', 'ul', 'ol', 'li', 'dl', 'dt', 'dd', 'a', 'strong', 'em', 'br', 'hr', 'blockquote'],
    ...['table', 'caption', 'thead', 'tbody', 'tr', 'th', 'td', 'img', 'sub', 'sup'],
  ],
  allowedAttributes: { a: ['href'], img: ['src', 'alt', 'width', 'height'], th: ['scope', 'colspan'], td: ['colspan'] },
  allowedSchemes: ['https', 'mailto', 'tel'],
  // Numbers stay with their units, and word joiners keep E-Mail, e-post and e-mail on one line, as in the shop's own strings.
  textFilter: (text) => keepWord(keepUnits(text)),
}

/** HTML of the backend reduced to plain text markup: content editors may have pasted anything. */
export function cleanHtml(html: string): string {
  return sanitizeHtml(html, OPTIONS)
}
