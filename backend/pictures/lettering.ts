import { n } from './canvas'

const FONT = `system-ui,'Segoe UI',Roboto,Arial,sans-serif`

type TextBox = {
  /** The printed text. Lines after the first are smaller print below it. */
  text: string
  /** Centre of the text. */
  x: number
  y: number
  /** Maximum font size. The text is made smaller, or broken into two lines, to fit the width `room`. */
  size: number
  room: number
  fill: string
  /** Rotated to run upwards, as on a slim cell. */
  upwards?: boolean
  opacity?: number
  weight?: number
}

/** The sizes of the first line and of the small print below it, as shares of `size`. */
const WITH_SMALL_PRINT = 0.76
const SMALL_PRINT = 0.5

/** Height of a line as a share of its font size. */
const LINE = 1.1

type Lines = { lines: readonly string[]; fitted: number }

/** Text printed on a product: centred on x, y, at most `room` wide, escaped for XML. */
export function lettering(box: TextBox): string {
  const [first = '', ...small] = box.text.split('\n')
  if (first.trim() === '') return ''
  const { y, size, room } = box
  if (small.length === 0) return printed(box, linesOf(first, size, room), y)
  const above = linesOf(first, size * WITH_SMALL_PRINT, room)
  const below = { lines: small, fitted: Math.min(...small.map((line) => fittedSize(line, size * SMALL_PRINT, room))) }
  const [high, low] = [heightOf(above), heightOf(below)]
  return printed(box, above, y - low / 2) + printed(box, below, y + high / 2)
}

const heightOf = ({ lines, fitted }: Lines): number => lines.length * fitted * LINE

/** The text on one line, or on two where it would get much smaller. */
function linesOf(text: string, size: number, room: number): Lines {
  const halves = fittedSize(text, size, room) < size * 0.7 ? inHalves(text) : null
  const lines = halves ?? [text]
  return { lines, fitted: Math.min(...lines.map((line) => fittedSize(line, size * (halves ? 0.68 : 1), room))) }
}

/** Lines of one size, their middle at `y`. Turned text turns about the middle of its box. */
function printed(
  { x, y: middle, fill, upwards = false, opacity, weight = 700 }: TextBox,
  { lines, fitted }: Lines,
  y: number,
): string {
  const turn = upwards ? ` transform="rotate(-90 ${n(x)} ${n(middle)})"` : ''
  const faint = opacity === undefined ? '' : ` opacity="${opacity}"`
  const first = y + fitted * 0.36 - ((lines.length - 1) * fitted * LINE) / 2
  const spans = lines.map((line, at) => `<tspan x="${n(x)}" y="${n(first + at * fitted * LINE)}">${escapeXml(line)}</tspan>`)
  const content = lines.length === 1 ? lines.map(escapeXml).join('') : spans.join('')
  const place = `x="${n(x)}" y="${n(first)}"`
  return `<text ${place} font-family="${FONT}" font-size="${n(fitted)}" font-weight="${weight}" text-anchor="middle" fill="${fill}"${faint}${turn}>${content}</text>`
}

/** The font size at which the text fits `room`, at most `size`. */
export function fittedSize(text: string, size: number, room: number): number {
  return Math.min(size, room / Math.max(textWidth(text), 0.5))
}

/** The estimated width of bold sans-serif text at font size 1, rounded up so that no font overflows. */
function textWidth(text: string): number {
  return [...text].reduce((sum, letter) => sum + letterWidth(letter), 0)
}

function letterWidth(letter: string): number {
  if (/[\s.,:;'|!ijlI()[\]/-]/.test(letter)) return 0.36
  if (/[MWmw@%]/.test(letter)) return 0.92
  return /[A-Z]/.test(letter) ? 0.7 : 0.61
}

/** The text broken at the space or hyphen nearest its middle. Null without one. */
function inHalves(text: string): [string, string] | null {
  const breaks = [...text.matchAll(/[ -]/g)].map((match) => match.index).filter((at) => at > 0 && at < text.length - 1)
  const [best] = breaks.toSorted((a, b) => Math.abs(a - text.length / 2) - Math.abs(b - text.length / 2))
  if (best === undefined) return null
  return [text.slice(0, best + 1).trim(), text.slice(best + 1)]
}

function escapeXml(text: string): string {
  return text
    .replace(/[^\P{Cc}\t]/gu, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}
