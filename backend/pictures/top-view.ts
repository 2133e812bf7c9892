import type { Drawing } from './drawing'
import { shade, textColourOn } from './colour'
import { dimensionLines } from './dimension-lines'
import { lettering } from './lettering'
import { n, CANVAS_SIZE, translate } from './canvas'
import type { Measures } from './shape'

/** Shapes for which the position of the terminals matters. They are also drawn from above. */
const WITH_POLES: readonly Drawing['shape'][] = ['car-battery', 'lead-block']

/** The distance of the terminals from the front, as a share of the depth. */
const POLES_AT: Partial<Record<Drawing['shape'], number>> = { 'car-battery': 0.4, 'lead-block': 0.5 }

/** Whether a top view is informative: it shows the terminals, the length and the depth. */
export function hasTopView({ shape, width, depth }: Drawing): boolean {
  return WITH_POLES.includes(shape) && Math.min(width, depth) >= 1
}

/** A battery from above, front edge at the bottom, with its terminals, length and depth. */
export function topView(drawing: Drawing): string {
  const { width, depth } = drawing
  const scale = Math.min(280 / width, 250 / depth)
  const plan: Measures = { w: width * scale, h: depth * scale, d: 0 }
  const lines = dimensionLines(
    [
      { mm: 'w', from: { x: 0, y: 0 }, to: { x: plan.w, y: 0 }, side: 'below' },
      { mm: 'd', from: { x: 0, y: -plan.h }, to: { x: 0, y: 0 }, side: 'left' },
    ],
    { w: width, h: 0, d: depth },
  )
  const place = { x: (CANVAS_SIZE - plan.w) / 2 + 16, y: (CANVAS_SIZE + plan.h) / 2 - 12 }
  return translate(place, lid(drawing, plan) + poles(drawing, plan) + lines)
}

function lid({ colours: [base], label }: Drawing, { w, h }: Measures): string {
  const rim = Math.min(w, h) * 0.05
  const sheet = (inset: number, fill: string) =>
    `<rect x="${n(inset)}" y="${n(inset - h)}" width="${n(w - inset * 2)}" height="${n(h - inset * 2)}" rx="6" fill="${fill}"/>`
  const text = lettering({ text: label, x: w / 2, y: -h * 0.24, size: h * 0.2, room: w * 0.56, fill: textColourOn(base) })
  return sheet(0, shade(base, -0.3)) + sheet(rim, base) + text
}

function poles({ shape, positive = 'right', colours: [base] }: Drawing, { w, h }: Measures): string {
  const y = -h * (POLES_AT[shape] ?? 0.5)
  const radius = Math.min(w * 0.05, h * 0.12)
  const pole = (sign: string, at: number, collar: string) =>
    [
      `<circle cx="${n(w * at)}" cy="${n(y)}" r="${n(radius * 1.5)}" fill="${collar}"/>`,
      `<circle cx="${n(w * at)}" cy="${n(y)}" r="${n(radius)}" fill="#cfd5da" stroke="#8d969e"/>`,
      lettering({ text: sign, x: w * at, y: y - radius * 2.6, size: radius * 2.6, room: w * 0.2, fill: textColourOn(base) }),
    ].join('')
  const [plus, minus] = positive === 'left' ? [0.12, 0.88] : [0.88, 0.12]
  return pole('+', plus, '#b3261e') + pole('−', minus, '#22303c')
}
