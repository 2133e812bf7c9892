/** A number and the word behind its hyphen, as in `4-pack` and `4er-Pack`. */
const PACK = /(?<![\p{L}\d])\d+(?:er)?-\p{L}/u

/**
 * Breaks a text with a pack size into lines of `width`, at its spaces: the PDF library would also break behind the hyphen of
 * a pack size. `widthOf` measures a line.
 */
export function keepPacks(text: string, width: number, widthOf: (line: string) => number): string {
  if (!PACK.test(text)) return text
  return text
    .split('\n')
    .map((paragraph) =>
      paragraph.split(' ').reduce((lines, word) => {
        const [line = ''] = lines.split('\n').slice(-1)
        return widthOf(`${line} ${word}`) > width ? `${lines}\n${word}` : `${lines} ${word}`
      }),
    )
    .join('\n')
}
