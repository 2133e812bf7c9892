import { frontFacing } from '../front-facing'
import { lettering } from '../lettering'
import { circle, fill, rect, stroke } from '../svg-elements'
import { n } from '../canvas'
import type { Shape } from '../shape'

/** A shape that is round from the side: drawn around its centre, as large as fits. */
const round = (marks: (about: { x: number; y: number; size: number; rubber: string; label: string }) => string[]): Shape => ({
  projection: 'flat',
  measures: frontFacing,
  draw: ({ colours: [rubber], label }, { w, h }) => marks({ x: w / 2, y: -h / 2, size: Math.min(w, h), rubber, label }).join(''),
})

/** A tyre from the side: tread, wall, and its size in the empty middle. */
export const tyre = round(({ x, y, size, rubber, label }) => [
  circle(x, y, size * 0.475, stroke(rubber, size * 0.05, `stroke-dasharray="${n(size * 0.05)} ${n(size * 0.022)}"`)),
  circle(x, y, size * 0.37, stroke(rubber, size * 0.19)),
  circle(x, y, size * 0.42, stroke('#fff', size * 0.012, 'stroke-opacity=".22"')),
  circle(x, y, size * 0.35, stroke('#fff', size * 0.03, 'stroke-opacity=".12"')),
  circle(x, y, size * 0.275, stroke('#5b6269', size * 0.014)),
  lettering({ text: label, x, y, size: size * 0.1, room: size * 0.44, fill: '#16202a' }),
])

/** An inner tube: a smooth ring with its valve. */
export const innerTube = round(({ x, y, size, rubber, label }) => [
  rect([x - size * 0.02, y + size * 0.12, size * 0.04, size * 0.24], fill('url(#brass)')),
  circle(x, y, size * 0.42, stroke(rubber, size * 0.15)),
  circle(x, y, size * 0.44, stroke('#fff', size * 0.02, 'stroke-opacity=".3"')),
  circle(x, y, size * 0.36, stroke('#000', size * 0.02, 'stroke-opacity=".4"')),
  lettering({ text: label, x, y: y - size * 0.04, size: size * 0.09, room: size * 0.54, fill: '#16202a' }),
])

/** A brake disc: a perforated ring of steel on its bolt circle. */
export const brakeDisc = round(({ x, y, size, label }) => {
  const spokes = `stroke-dasharray="${n(size * 0.07)} ${n(size * 0.118)}"`
  const holes = `stroke-linecap="round" stroke-dasharray="0.1 ${n(size * 0.109)}"`
  return [
    circle(x, y, size * 0.28, stroke('#5b6269', size * 0.16, spokes)),
    circle(x, y, size * 0.42, stroke('url(#disc)', size * 0.15)),
    circle(x, y, size * 0.495, stroke('#8d969e', size * 0.008)) + circle(x, y, size * 0.345, stroke('#8d969e', size * 0.008)),
    circle(x, y, size * 0.42, stroke('#3a444d', size * 0.05, holes)),
    circle(x, y, size * 0.19, `fill="url(#disc)" stroke="#8d969e"`),
    lettering({ text: label, x, y, size: size * 0.07, room: size * 0.34, fill: '#16202a' }),
  ]
})

/** Blades of a robot mower: thin steel, two edges, a screw beside. */
export const blades: Shape = {
  projection: 'flat',
  measures: ({ width }) => ({ w: width, h: width * 0.74, d: 0 }),
  dimensions: () => [],
  draw: ({ label }, { w, h }) => {
    const blade = (y: number) =>
      [
        rect([w * 0.04, -h * y, w * 0.8, h * 0.36], `rx="${n(h * 0.05)}" fill="url(#disc)" stroke="#77818a"`),
        rect([w * 0.04, -h * y, w * 0.8, h * 0.06], fill('#f6f8f9')),
        rect([w * 0.04, -h * (y - 0.3), w * 0.8, h * 0.06], fill('#f6f8f9')),
        circle(w * 0.2, -h * (y - 0.18), h * 0.075, 'fill="#fff" stroke="#5b6269"'),
      ].join('')
    const screw = (y: number) =>
      circle(w * 0.93, -h * y, h * 0.09, 'fill="url(#metal)" stroke="#5b6269"') +
      rect([w * 0.93 - h * 0.055, -h * y - h * 0.012, h * 0.11, h * 0.024], fill('#3a444d'))
    const print = { text: label, x: w * 0.56, size: h * 0.12, room: w * 0.5, fill: '#16202a' }
    return [blade(0.94), screw(0.76), blade(0.42), screw(0.24), lettering({ ...print, y: -h * 0.24 })].join('')
  },
}
