import { shade, textColourOn } from '../colour'
import { lettering } from '../lettering'
import { at, circle, fill, path, rect, stroke } from '../svg-elements'
import { n } from '../canvas'
import type { Shape } from '../shape'

/** Screwdrivers, tweezers and openers standing in a pouch. */
export const toolKit: Shape = {
  projection: 'flat',
  measures: ({ width, height }) => ({ w: width, h: Math.max(height, width * 0.8), d: 0 }),
  dimensions: () => [],
  draw: ({ colours: [pouch, accent], label }, { w, h }) => {
    const drivers = [0.16, 0.32, 0.48].map((x, index) => {
      const top = -h * (0.98 - index * 0.06)
      const colour = index === 1 ? shade(pouch, 0.25) : accent
      return [
        rect([w * (x - 0.014), -h * 0.62, w * 0.028, h * 0.24], fill('url(#metal)')),
        rect([w * (x - 0.045), top, w * 0.09, h * 0.36], `rx="${n(w * 0.03)}" fill="${colour}"`),
        rect([w * (x - 0.045), top, w * 0.09, h * 0.36], `rx="${n(w * 0.03)}" fill="url(#round)"`),
      ].join('')
    })
    const tweezers = `M${at(w * 0.63, -h * 0.4)}L${at(w * 0.66, -h * 0.94)}L${at(w * 0.69, -h * 0.4)}`
    const pick = `M${at(w * 0.77, -h * 0.5)}L${at(w * 0.92, -h * 0.5)}Q${at(w * 0.93, -h * 0.78, w * 0.845, -h * 0.84)}Q${at(w * 0.76, -h * 0.78, w * 0.77, -h * 0.5)}z`
    const seams = [0.24, 0.4, 0.56, 0.74].map((x) => `M${at(w * x, -h * 0.55)}v${n(h * 0.12)}`).join('')
    return [
      ...drivers,
      path(tweezers, stroke('#a9b2ba', w * 0.03, 'stroke-linejoin="round"')),
      path(pick, fill('#2f6fa8')),
      rect([0, -h * 0.56, w, h * 0.56], `rx="${n(w * 0.04)}" fill="${pouch}"`),
      path(seams, stroke('#fff', w * 0.008, 'stroke-opacity=".5" stroke-dasharray="3 3"')),
      rect([0, -h * 0.42, w, h * 0.05], fill(accent)),
      lettering({ text: label, x: w / 2, y: -h * 0.19, size: h * 0.2, room: w * 0.8, fill: textColourOn(pouch) }),
      rect([0, -h * 0.56, w, h * 0.56], `rx="${n(w * 0.04)}" fill="url(#face)"`),
    ].join('')
  },
}

/** Adhesive on its backing sheet: black strips with pull tabs in colour. */
export const adhesive: Shape = {
  projection: 'flat',
  measures: ({ width }) => ({ w: width, h: width * 0.86, d: 0 }),
  dimensions: () => [],
  draw: ({ colours: [sheet], label }, { w, h }) => {
    const strip = (y: number, tab: string) =>
      rect([w * 0.1, -h * y, w * 0.66, h * 0.11], `rx="${n(h * 0.02)}" fill="#22272c"`) +
      rect([w * 0.72, -h * y, w * 0.18, h * 0.11], `rx="${n(h * 0.05)}" fill="${tab}"`)
    return [
      rect([0, -h, w, h], `rx="${n(w * 0.03)}" fill="${sheet}" stroke="#c9c2b0"`),
      strip(0.9, '#2f6fa8'),
      strip(0.72, '#2f6fa8'),
      strip(0.54, '#d6332a'),
      path(`M${at(w * 0.86, -h)}h${n(w * 0.11)}q${at(w * 0.03, 0, w * 0.03, h * 0.03)}v${n(h * 0.13)}z`, fill('#fff')),
      circle(w * 0.81, -h * 0.845, h * 0.02, fill('#fff')),
      lettering({ text: label, x: w / 2, y: -h * 0.19, size: h * 0.17, room: w * 0.84, fill: '#16202a' }),
      rect([0, -h, w, h], `rx="${n(w * 0.03)}" fill="url(#face)" opacity=".7"`),
    ].join('')
  },
}
