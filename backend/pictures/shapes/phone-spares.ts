import { shade, textColourOn } from '../colour'
import { frontFacing } from '../front-facing'
import { lettering } from '../lettering'
import { at, circle, fill, path, rect, stroke } from '../svg-elements'
import { n } from '../canvas'
import type { Shape } from '../shape'

/** A phone's screen: glass to the edge, the ear-piece in it, a flex cable hanging out below. */
export const screen: Shape = {
  projection: 'flat',
  measures: frontFacing,
  draw: ({ colours: [glass, rim], label }, { w, h }) => {
    const foot = h * 0.08
    const r = Math.min(w, h) * 0.12
    const face = h - foot
    const inner = [w * 0.045, -h + w * 0.045, w * 0.91, Math.max(1, face - w * 0.09)] as const
    return [
      path(`M${at(w * 0.58, -foot)}v${n(foot * 0.5)}h${n(-w * 0.2)}`, stroke('#b9822c', w * 0.09)),
      rect([w * 0.3, -foot * 0.72, w * 0.12, foot * 0.5], fill('#2a333b')),
      rect([0, -h, w, face], `rx="${n(r)}" fill="${glass}" stroke="${rim}" stroke-width="${n(w * 0.025)}"`),
      rect(inner, `rx="${n(r * 0.7)}" fill="#1c3f57"`),
      path(
        `M${at(w * 0.05, -foot - face * 0.34)}q${at(w * 0.45, -face * 0.26, w * 0.9, face * 0.06)}V${n(-foot - w * 0.14)}q0 ${at(w * 0.09, -w * 0.09, w * 0.09)}H${n(w * 0.14)}q${at(-w * 0.09, 0, -w * 0.09, -w * 0.09)}z`,
        'fill="#2f8f8a" opacity=".75"',
      ),
      circle(w * 0.7, -h + face * 0.24, w * 0.12, 'fill="#ffbc20" opacity=".85"'),
      rect([w * 0.37, -h + w * 0.09, w * 0.26, w * 0.075], `rx="${n(w * 0.038)}" fill="#05080b"`),
      lettering({ text: label, x: w / 2, y: -foot - face * 0.16, size: w * 0.15, room: w * 0.78, fill: '#fff' }),
      rect([0, -h, w, face], `rx="${n(r)}" fill="url(#glass)" opacity=".3"`),
    ].join('')
  },
}

/** Hardened glass for a screen: clear, with the shine of its edge, one corner still on its film. */
export const screenGlass: Shape = {
  projection: 'flat',
  measures: frontFacing,
  draw: ({ colours: [tint, edge], label }, { w, h }) => {
    const r = Math.min(w, h) * 0.12
    const tab = Math.min(w, h) * 0.3
    const shine = (x: number, wide: number) =>
      path(
        `M${at(w * x, -h * 0.96)}h${n(w * wide)}L${at(w * 0.08 + w * wide * 0.6, -h * 0.2)}V${n(-h * 0.44)}z`,
        'fill="#fff" opacity=".75"',
      )
    return [
      rect([0, -h, w, h], `rx="${n(r)}" fill="${tint}" stroke="${edge}" stroke-width="${n(Math.min(w, h) * 0.025)}"`),
      shine(0.42, 0.16),
      shine(0.68, 0.06),
      rect([w * 0.36, -h + w * 0.06, w * 0.28, w * 0.07], `rx="${n(w * 0.035)}" fill="${edge}" opacity=".6"`),
      path(`M${at(w, -tab)}V${n(-r)}q0 ${at(r, -r, r)}H${n(w - tab)}z`, 'fill="#0b5c7a" opacity=".8"'),
      lettering({ text: label, x: w * 0.46, y: -h * 0.3, size: w * 0.15, room: w * 0.76, fill: '#16202a' }),
    ].join('')
  },
}

/** A charging port on its flex cable: the metal socket below, contacts and a microphone on the copper film. */
export const flexPort: Shape = {
  projection: 'flat',
  measures: frontFacing,
  draw: ({ colours: [socket, film], label }, { w, h }) => {
    const ribbon = `M${at(w * 0.5, -h * 0.2)}V${n(-h * 0.5)}q0 ${at(-h * 0.1, w * 0.14, -h * 0.1)}q${at(w * 0.16, 0, w * 0.16, -h * 0.1)}V${n(-h * 0.82)}`
    const pads = [0.12, 0.24, 0.36, 0.48].map((x) => rect([w * (0.52 + x), -h * 0.965, w * 0.055, h * 0.07], fill('#ffe9a6')))
    return [
      path(ribbon, stroke(shade(film, -0.35), w * 0.3)),
      path(ribbon, stroke(film, w * 0.26)),
      rect([w * 0.06, -h * 0.48, w * 0.88, h * 0.26], `rx="${n(w * 0.05)}" fill="${film}" stroke="${shade(film, -0.35)}"`),
      rect([w * 0.5, -h, w * 0.5, h * 0.17], `rx="${n(w * 0.03)}" fill="#2a333b"`),
      ...pads,
      rect([w * 0.22, -h * 0.26, w * 0.56, h * 0.26], `rx="${n(w * 0.05)}" fill="url(#metal)" stroke="#77818a"`),
      rect([w * 0.32, -h * 0.1, w * 0.36, h * 0.075], `rx="${n(h * 0.037)}" fill="#0a0f14"`),
      circle(w * 0.14, -h * 0.3, w * 0.05, 'fill="url(#disc)" stroke="#77818a"'),
      circle(w * 0.86, -h * 0.3, w * 0.05, 'fill="url(#disc)" stroke="#77818a"'),
      rect([w * 0.2, -h * 0.45, w * 0.6, h * 0.15], `rx="2" fill="${socket}"`),
      lettering({ text: label, x: w / 2, y: -h * 0.375, size: h * 0.1, room: w * 0.54, fill: textColourOn(socket) }),
    ].join('')
  },
}
