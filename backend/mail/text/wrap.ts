import { keepUnits } from '../../../app/commerce/contract/keep-units'

/** Characters in a line of a text part: a quoting `> ` still fits in the 78 of RFC 5322. */
export const WIDTH = 70

/**
 * Breaks a text into lines of at most `width` characters, between words, but not between a number and its unit. A longer word,
 * such as a URL, keeps a line of its own.
 */
export function wrap(text: string, width = WIDTH): string[] {
  return keepUnits(text)
    .split('\n')
    .flatMap((paragraph) => {
      const lines: string[] = []
      let line = ''
      for (const word of paragraph.split(/[ \t]+/)) {
        const longer = line === '' ? word : `${line} ${word}`
        if (longer.length <= width || line === '') line = longer
        else {
          lines.push(line)
          line = word
        }
      }
      return [...lines, line]
    })
}
