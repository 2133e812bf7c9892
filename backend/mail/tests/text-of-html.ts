import { Parser } from 'htmlparser2'

/** The text of an HTML document without its style sheet, with single spaces. */
export function textOfHtml(html: string): string {
  const hidden = new Set(['style', 'title'])
  let text = ''
  let depth = 0
  /** The open elements, outermost first: whether each is part of a line of text. */
  const inline: boolean[] = []
  const parser = new Parser({
    onopentag: (name, { style = '' }) => {
      if (hidden.has(name)) depth++
      inline.push(name === 'span' && !style.includes('display:block'))
      if (!inline.at(-1)) text += ' '
    },
    ontext: (words) => {
      if (depth === 0) text += words
    },
    onclosetag: (name) => {
      if (hidden.has(name)) depth--
      if (!inline.pop()) text += ' '
    },
  })
  parser.end(html)
  return squeezed(text)
}

/** A text with single spaces; no-break spaces count too. */
export const squeezed = (text: string): string => text.replaceAll(/\s+/g, ' ').trim()
