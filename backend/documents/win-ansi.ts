/** Letters the fonts every PDF reader has can print in our four languages: Latin-1 and a few signs of Windows-1252. */
const PRINTABLE = /[^\n\x20-\x7e\xa0-\xff€…†‡‰Š‹ŒŽ‘’“”•–—™š›œžŸ]/g

/** Signs that stand in technical data, and how they are written without. */
const WRITTEN: Readonly<Record<string, string>> = {
  '\u2212': '–',
  '\u03a9': 'ohm',
  '\u2126': 'ohm',
  '\u2264': '<=',
  '\u2265': '>=',
  '\u2248': '~',
  '\u202f': ' ',
  '\u2011': '-',
}

/** The text in letters that a PDF's own fonts have. A sign without any counterpart becomes a question mark. */
export function winAnsi(text: string): string {
  return text.replace(PRINTABLE, (sign) => WRITTEN[sign] ?? plain(sign))
}

/** A letter without the accent the font lacks: `ő` as `o`. */
function plain(sign: string): string {
  const [base = '?'] = sign.normalize('NFD')
  return /[A-Za-z]/.test(base) ? base : '?'
}
