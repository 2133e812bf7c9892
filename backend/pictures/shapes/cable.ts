import { shade } from '../colour'
import { lettering } from '../lettering'
import { n } from '../canvas'
import type { Shape } from '../shape'

/** A coiled cable with a labelled paper band. Its length is not drawn to scale: all coils have the same size. */
export const cable: Shape = {
  projection: 'flat',
  measures: () => ({ w: 120, h: 112, d: 0 }),
  dimensions: () => [],
  draw: ({ colours: [sheath, plug], label }, { w, h }) => {
    const thick = w * 0.05
    const turn = (share: number) => {
      const rx = w * 0.4 * share
      const ry = h * 0.36 * share
      return `M${n(w / 2 - rx)} ${n(-h * 0.46)}a${n(rx)} ${n(ry)} 0 1 1 0 .1z`
    }
    const ends = `M${n(w * 0.16)} ${n(-h * 0.3)}C${n(w * 0.18)} ${n(-h * 0.04)} ${n(w * 0.24)} ${n(-h * 0.06)} ${n(w * 0.34)} ${n(-h * 0.06)}M${n(w * 0.84)} ${n(-h * 0.3)}C${n(w * 0.84)} ${n(-h * 0.14)} ${n(w * 0.8)} ${n(-h * 0.06)} ${n(w * 0.66)} ${n(-h * 0.06)}`
    const strand = (d: string) =>
      `<path d="${d}" fill="none" stroke="${shade(sheath, -0.35)}" stroke-width="${n(thick)}"/><path d="${d}" fill="none" stroke="${sheath}" stroke-width="${n(thick * 0.74)}"/><path d="${d}" fill="none" stroke="#fff" stroke-opacity=".28" stroke-width="${n(thick * 0.2)}" transform="translate(${n(-thick * 0.14)} ${n(-thick * 0.14)})"/>`
    const { top, middle, wide, tall, size, room } = label.includes('\n') ? LONG_LABEL : SHORT_LABEL
    const band = `x="${n((w * (1 - wide)) / 2)}" y="${n(-h * top)}" width="${n(w * wide)}" height="${n(h * tall)}" rx="3"`
    return [
      strand(ends),
      ...[0.8, 0.93, 1.06].map((share) => strand(turn(share))),
      end(w * 0.34, -h * 0.06, w * 0.13, 1, plug),
      end(w * 0.66, -h * 0.06, w * 0.13, -1, plug),
      `<rect ${band} fill="#f4f6f7" stroke="#c9d0d6"/>`,
      lettering({ text: label, x: w / 2, y: -h * middle, size: w * size, room: w * room, fill: '#16202a' }),
      `<rect ${band} fill="url(#face)"/>`,
    ].join('')
  },
}

/** The paper band and the text on it, as shares of the coil. */
const SHORT_LABEL = { top: 0.98, middle: 0.82, wide: 0.42, tall: 0.34, size: 0.12, room: 0.37 }
const LONG_LABEL = { top: 0.94, middle: 0.66, wide: 0.56, tall: 0.56, size: 0.14, room: 0.45 }

/** A plug whose cable enters at x, y; it points right (1) or left (-1). */
function end(x: number, y: number, length: number, towards: 1 | -1, colour: string): string {
  const tall = length * 0.52
  const from = towards === 1 ? x : x - length * 0.66
  const tip = towards === 1 ? x + length * 0.66 : x - length
  return `<rect x="${n(tip)}" y="${n(y - tall * 0.32)}" width="${n(length * 0.34)}" height="${n(tall * 0.64)}" rx="1.5" fill="#b4bcc3" stroke="#77818a" stroke-width=".6"/><rect x="${n(from)}" y="${n(y - tall / 2)}" width="${n(length * 0.68)}" height="${n(tall)}" rx="${n(tall * 0.22)}" fill="${colour}"/><rect x="${n(from)}" y="${n(y - tall / 2)}" width="${n(length * 0.68)}" height="${n(tall)}" rx="${n(tall * 0.22)}" fill="url(#face)"/>`
}
