import { shade } from './colour'
import { n } from './canvas'
import { SLANT } from './shape'
import type { Measures } from './shape'

type BoxLook = { colour: string; /** Radius of the front corners. */ radius?: number }

/** A box in oblique projection, seen from above right: front, lighter top, darker side. */
export function obliqueBox({ w, h, d }: Measures, { colour, radius = 4 }: BoxLook): string {
  const right = d * SLANT.right
  const up = d * SLANT.up
  const r = Math.min(radius, w / 2, h / 2)
  const outline = `M${n(r)} ${n(-h)}l${n(right)} ${n(-up)}H${n(w + right - r)}q${n(r)} 0 ${n(r)} ${n(r)}V${n(-up - r)}l${n(-right)} ${n(up)}z`
  const lid = `M${n(r * 0.3)} ${n(r * 0.3 - h)}l${n(right)} ${n(-up)}H${n(w + right - r * 0.3)}L${n(w - r * 0.3)} ${n(r * 0.3 - h)}z`
  const front = `<rect y="${n(-h)}" width="${n(w)}" height="${n(h)}" rx="${n(r)}" fill=`
  return `<path d="${outline}" fill="${shade(colour, -0.42)}"/><path d="${lid}" fill="${shade(colour, 0.22)}"/>${front}"${colour}"/>${front}"url(#face)"/>`
}

/** A band across the front and right side of a box, starting `above` the ground. */
export function wrapBand({ w, d }: Measures, above: number, height: number, colour: string): string {
  const side = `M${n(w)} ${n(-above - height)}l${n(d * SLANT.right)} ${n(-d * SLANT.up)}v${n(height)}l${n(-d * SLANT.right)} ${n(d * SLANT.up)}z`
  const front = `<rect y="${n(-above - height)}" width="${n(w)}" height="${n(height)}" fill=`
  return `<path d="${side}" fill="${shade(colour, -0.42)}"/>${front}"${colour}"/>${front}"url(#face)"/>`
}

/** A point of the top face. `across` and `back` are shares of width and depth, from 0 to 1. */
export function onTop({ w, h, d }: Measures, across: number, back: number): { x: number; y: number } {
  return { x: w * across + d * SLANT.right * back, y: -h - d * SLANT.up * back }
}
