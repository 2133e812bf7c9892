import { Parser } from 'htmlparser2'

/** A piece of a content page: a heading, a paragraph, an item of a list with its number or bullet, or a row of a table. */
export type Passage = { kind: 'heading' | 'subheading' | 'paragraph' | 'item' | 'row'; text: string }

const KINDS: Readonly<Record<string, Passage['kind']>> = {
  h1: 'heading',
  h2: 'heading',
  h3: 'subheading',
  h4: 'subheading',
  p: 'paragraph',
  li: 'item',
  tr: 'row',
}

/** Reads the passages of a content page, without its links and emphasis. Text outside of any element is a paragraph. */
export function readHtml(html: string): Passage[] {
  const passages: Passage[] = []
  const numbers: (number | null)[] = []
  let kind: Passage['kind'] = 'paragraph'
  let text = ''

  function end(): void {
    const words = text.replaceAll(/\s+/g, ' ').trim()
    if (words !== '') passages.push({ kind, text: words })
    text = ''
    kind = 'paragraph'
  }

  const parser = new Parser({
    onopentag(name) {
      if (name === 'ol') numbers.push(0)
      if (name === 'ul') numbers.push(null)
      if ((name === 'td' || name === 'th') && text.trim() !== '') text += ' – '
      if (name === 'br') text += ' '
      const next = KINDS[name]
      if (next === undefined || (kind === 'item' && name === 'p')) return
      end()
      kind = next
      if (name === 'li') text = bullet(numbers)
    },
    ontext(words) {
      text += words
    },
    onclosetag(name) {
      if (name === 'ol' || name === 'ul') numbers.pop()
      if (name in KINDS && !(kind === 'item' && name === 'p')) end()
    },
  })
  parser.end(html)
  end()
  return passages
}

/** The bullet of an item, or its number: the last of `numbers` is the list it is in. */
function bullet(numbers: (number | null)[]): string {
  const number = numbers.pop() ?? null
  numbers.push(number === null ? null : number + 1)
  return number === null ? '• ' : `${number + 1}. `
}
