import { n } from './canvas'
import { SLANT } from './shape'
import type { Dimension, Measures, Point, Projection } from './shape'

const INK = '#16202a'
const OFFSET = 20
const SIDES = { below: { x: 0, y: OFFSET }, left: { x: -OFFSET, y: 0 }, right: { x: OFFSET * 0.75, y: OFFSET * 0.5 } }

/** The default dimensions of a size view: width, height, and for a box the depth along its slanted lower edge. */
export function usualDimensions(projection: Projection, { w, h, d }: Measures): Dimension[] {
  const width: Dimension = { mm: 'w', from: { x: 0, y: 0 }, to: { x: w, y: 0 }, side: 'below' }
  const height: Dimension = { mm: 'h', from: { x: 0, y: -h }, to: { x: 0, y: 0 }, side: 'left' }
  if (projection === 'round') return [{ ...width, sign: 'Ø' }, height]
  if (projection === 'flat') return [width, height]
  const corner = { x: w + d * SLANT.right, y: -d * SLANT.up }
  return [width, height, { mm: 'd', from: { x: w, y: 0 }, to: corner, side: 'right' }]
}

/** The dimension lines with their values in millimetres. Unknown sizes (0) get none. */
export function dimensionLines(dimensions: Dimension[], millimetres: Measures): string {
  const known = dimensions.filter(({ mm }) => millimetres[mm] > 0)
  const lines = known.map(({ from, to, side }) => measuringLine(from, to, SIDES[side])).join('')
  const numbers = known.map((dimension) => figure(dimension, millimetres[dimension.mm])).join('')
  const look = `font-family="system-ui,'Segoe UI',Roboto,Arial,sans-serif" font-size="19" font-weight="600" fill="${INK}"`
  return `<path d="${lines}" fill="none" stroke="#55606b" stroke-width="1.4"/><g ${look}>${numbers}</g>`
}

/** Millimetres in the format of all four storefronts: decimal comma, at most one decimal, no-break space. */
function millimetreText(mm: number): string {
  return `${n(mm).replace('.', ',')}\u00a0mm`
}

function measuringLine(from: Point, to: Point, away: Point): string {
  const start = { x: from.x + away.x, y: from.y + away.y }
  const end = { x: to.x + away.x, y: to.y + away.y }
  const witness = (point: Point) =>
    `M${n(point.x + away.x * 0.25)} ${n(point.y + away.y * 0.25)}L${n(point.x + away.x * 1.3)} ${n(point.y + away.y * 1.3)}`
  return `${witness(from)}${witness(to)}M${n(start.x)} ${n(start.y)}L${n(end.x)} ${n(end.y)}`
}

function figure({ from, to, side, sign }: Dimension, mm: number): string {
  const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 }
  const text = sign === undefined ? millimetreText(mm) : `${sign}\u00a0${millimetreText(mm)}`
  if (side === 'left') {
    const x = middle.x - OFFSET - 12
    return `<text x="${n(x)}" y="${n(middle.y)}" text-anchor="middle" transform="rotate(-90 ${n(x)} ${n(middle.y)})">${text}</text>`
  }
  if (side === 'right') return `<text x="${n(middle.x + OFFSET)}" y="${n(middle.y + OFFSET + 10)}">${text}</text>`
  return `<text x="${n(middle.x)}" y="${n(middle.y + OFFSET + 22)}" text-anchor="middle">${text}</text>`
}
