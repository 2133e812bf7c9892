import { textColourOn } from '../colour'
import { frontFacing } from '../front-facing'
import { lettering } from '../lettering'
import { n } from '../canvas'
import type { Shape } from '../shape'

/** A gift card with a ribbon and a label as large as possible. */
export const giftCard: Shape = {
  projection: 'flat',
  measures: frontFacing,
  dimensions: () => [],
  draw: ({ colours: [card, ribbon], label }, { w, h }) => {
    const corner = w * 0.045
    const knot = { x: w * 0.24, y: -h * 0.5 }
    const band = w * 0.07
    const loop = (towards: 1 | -1) =>
      `M${n(knot.x)} ${n(knot.y)}q${n(towards * w * 0.17)} ${n(-h * 0.3)} ${n(towards * w * 0.18)} ${n(-h * 0.06)}t${n(-towards * w * 0.18)} ${n(h * 0.06)}z`
    const tail = (towards: 1 | -1) =>
      `M${n(knot.x)} ${n(knot.y)}l${n(towards * w * 0.11)} ${n(h * 0.24)}l${n(-towards * w * 0.045)} ${n(-h * 0.02)}l${n(-towards * w * 0.02)} ${n(h * 0.05)}z`
    return [
      `<rect y="${n(-h)}" width="${n(w)}" height="${n(h)}" rx="${n(corner)}" fill="${card}"/>`,
      `<rect y="${n(-h)}" width="${n(w)}" height="${n(h)}" rx="${n(corner)}" fill="url(#face)"/>`,
      `<path d="M${n(knot.x - band / 2)} ${n(-h)}h${n(band)}v${n(h)}h${n(-band)}zM0 ${n(knot.y - band / 2)}h${n(w)}v${n(band)}h${n(-w)}z" fill="${ribbon}"/>`,
      `<path d="${tail(1)}${tail(-1)}" fill="${ribbon}" stroke="#000" stroke-opacity=".25" stroke-width=".8"/>`,
      `<path d="${loop(1)}${loop(-1)}" fill="${ribbon}" stroke="#000" stroke-opacity=".25" stroke-width=".8"/>`,
      `<circle cx="${n(knot.x)}" cy="${n(knot.y)}" r="${n(band * 0.62)}" fill="${ribbon}" stroke="#000" stroke-opacity=".3" stroke-width=".8"/>`,
      lettering({ text: label, x: w * 0.66, y: -h * 0.26, size: h * 0.26, room: w * 0.58, fill: textColourOn(card) }),
      spark(w * 0.9, -h * 0.8, h * 0.2, ribbon),
    ].join('')
  },
}

/** The shop's charge mark. */
function spark(x: number, y: number, size: number, colour: string): string {
  const u = size / 10
  return `<path d="M${n(x + u)} ${n(y - 5 * u)}l${n(-4 * u)} ${n(6 * u)}h${n(3 * u)}l${n(-u)} ${n(4 * u)}l${n(4 * u)} ${n(-6 * u)}h${n(-3 * u)}z" fill="${colour}"/>`
}
