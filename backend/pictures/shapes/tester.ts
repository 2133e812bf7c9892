import { textColourOn } from '../colour'
import { frontFacing } from '../front-facing'
import { lettering } from '../lettering'
import { obliqueBox } from '../oblique-box'
import { n } from '../canvas'
import type { Shape } from '../shape'

const GAUGE = ['#b3261e', '#d9822b', '#e6b422', '#5fae57', '#1d8a4d']

/** A battery tester: a dial from red to green over its name, contacts below. */
export const tester: Shape = {
  projection: 'box',
  measures: frontFacing,
  draw: ({ colours: [body, accent], label }, size) => {
    const { w, h } = size
    const radius = Math.min(w * 0.32, h * 0.26)
    const middle = { x: w / 2, y: -h * 0.56 }
    const at = (share: number, reach: number) => {
      const angle = Math.PI * (1 - share)
      return `${n(middle.x + Math.cos(angle) * radius * reach)} ${n(middle.y - Math.sin(angle) * radius * reach)}`
    }
    const arcs = GAUGE.map(
      (colour, part) =>
        `<path d="M${at(part / 5 + 0.01, 0.82)}A${n(radius * 0.82)} ${n(radius * 0.82)} 0 0 1 ${at((part + 1) / 5 - 0.01, 0.82)}" stroke="${colour}" stroke-width="${n(radius * 0.2)}" fill="none"/>`,
    )
    const screen = `x="${n(middle.x - radius * 1.15)}" y="${n(middle.y - radius * 1.15)}" width="${n(radius * 2.3)}" height="${n(radius * 1.42)}" rx="${n(radius * 0.12)}"`
    return [
      obliqueBox(size, { colour: body, radius: Math.min(w, h) * 0.09 }),
      `<rect ${screen} fill="#f4f6f7"/>${arcs.join('')}`,
      `<path d="M${n(middle.x)} ${n(middle.y)}L${at(0.74, 0.7)}" stroke="#16202a" stroke-width="${n(radius * 0.07)}" stroke-linecap="round"/>`,
      `<circle cx="${n(middle.x)}" cy="${n(middle.y)}" r="${n(radius * 0.1)}" fill="#16202a"/><rect ${screen} fill="url(#glass)" opacity=".5"/>`,
      lettering({ text: label, x: w / 2, y: -h * 0.37, size: h * 0.12, room: w * 0.8, fill: textColourOn(body) }),
      `<rect x="${n(w * 0.12)}" y="${n(-h * 0.24)}" width="${n(w * 0.76)}" height="${n(h * 0.15)}" rx="${n(h * 0.03)}" fill="#0a0f14"/>`,
      ...[0.16, 0.74].map(
        (left) =>
          `<rect x="${n(w * left)}" y="${n(-h * 0.215)}" width="${n(w * 0.1)}" height="${n(h * 0.1)}" rx="1.5" fill="url(#brass)"/>`,
      ),
      `<rect x="${n(w * 0.36)}" y="${n(-h * 0.2)}" width="${n(w * 0.28)}" height="${n(h * 0.07)}" rx="${n(h * 0.035)}" fill="${accent}"/>`,
    ].join('')
  },
}
