import { shade } from './colour'
import { n } from './paper'
import { SLANT } from './shape'
import type { Measures } from './shape'

type BoxLook = {
  colour: string
  /** Radius of the front corners. */
  radius?: number
  /** Lower edge of the front, above the ground (negative is up). */
  ground?: number
}

/** A block seen from a little above and to the right: front face, lighter top, darker side. */
export function obliqueBox({ w, h, d }: Measures, { colour, radius = 4, ground = 0 }: BoxLook): string {
  const right = d * SLANT.right
  const up = d * SLANT.up
  const top = ground - h
  const r = Math.min(radius, w / 2, h / 2)
  const outline = `M${n(r)} ${n(top)}l${n(right)} ${n(-up)}H${n(w + right - r)}q${n(r)} 0 ${n(r)} ${n(r)}V${n(ground - up - r)}l${n(-right)} ${n(up)}z`
  const lid = `M${n(r * 0.3)} ${n(top + r * 0.3)}l${n(right)} ${n(-up)}H${n(w + right - r * 0.3)}L${n(w - r * 0.3)} ${n(top + r * 0.3)}z`
  const front = `<rect y="${n(top)}" width="${n(w)}" height="${n(h)}" rx="${n(r)}" fill=`
  return `<path d="${outline}" fill="${shade(colour, -0.42)}"/><path d="${lid}" fill="${shade(colour, 0.22)}"/>${front}"${colour}"/>${front}"url(#face)"/>`
}

/** Where a point of the top face lies: `across` and `back` are shares of width and depth, 0 to 1. */
export function onTop({ w, h, d }: Measures, across: number, back: number): { x: number; y: number } {
  return { x: w * across + d * SLANT.right * back, y: -h - d * SLANT.up * back }
}
