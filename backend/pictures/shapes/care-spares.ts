import { shade } from '../colour'
import { frontFacing } from '../front-facing'
import { lettering } from '../lettering'
import { at, circle, fill, path, rect, stroke } from '../svg-elements'
import { n } from '../canvas'
import type { Shape } from '../shape'

/** A shaver's head: two foils of fine metal in their frame. */
export const shaverHead: Shape = {
  projection: 'flat',
  measures: frontFacing,
  draw: ({ colours: [metal, frame], label }, { w, h }) => {
    const foil = (y: number) => {
      const dome = `M${at(w * 0.05, -h * y)}q${at(w * 0.45, -h * 0.3, w * 0.9, 0)}v${n(h * 0.13)}H${n(w * 0.05)}z`
      const mesh = path(
        `M${at(w * 0.1, -h * (y + 0.02))}q${at(w * 0.4, -h * 0.2, w * 0.8, 0)}`,
        stroke(shade(metal, -0.35), h * 0.09, `stroke-dasharray="${n(w * 0.012)} ${n(w * 0.02)}"`),
      )
      return path(dome, 'fill="url(#metal)" stroke="#77818a"') + mesh
    }
    const base = rect([0, -h * 0.5, w, h * 0.5], `rx="${n(Math.min(w, h) * 0.12)}" `.concat(fill(frame)))
    return [
      foil(0.8),
      rect([w * 0.08, -h * 0.69, w * 0.84, h * 0.1], fill('#d9a83a')),
      foil(0.58),
      base,
      lettering({ text: label, x: w / 2, y: -h * 0.24, size: h * 0.2, room: w * 0.84, fill: '#fff' }),
      base.replace(frame, 'url(#face)'),
    ].join('')
  },
}

/** A toothbrush head: a ring in colour on the stem, round bristles. */
export const brushHead: Shape = {
  projection: 'flat',
  measures: ({ width, height }) => ({ w: Math.min(width, height) * 1.3, h: Math.max(width, height), d: 0 }),
  dimensions: () => [],
  draw: ({ colours: [plastic, ring], label }, { w, h }) => {
    const stem = `M${at(w * 0.22, 0)}L${at(w * 0.4, -h * 0.72)}h${n(w * 0.2)}L${at(w * 0.78, 0)}z`
    const row = (y: number, colour: string) =>
      rect([w * 0.12, -h * y, w * 0.76, h * 0.035], `rx="${n(h * 0.012)}" fill="${colour}"`)
    const head = { y: -h * 0.85, r: Math.min(w * 0.46, h * 0.14) }
    const upwards = label.length > 3
    return [
      path(stem, `fill="${plastic}" stroke="${shade(plastic, -0.25)}"`),
      path(stem, 'fill="url(#round)" opacity=".45"'),
      rect([w * 0.2, -h * 0.11, w * 0.6, h * 0.055], `rx="2" fill="${ring}"`),
      circle(w / 2, head.y, head.r, `fill="${plastic}" stroke="${shade(plastic, -0.3)}"`),
      circle(
        w / 2,
        head.y,
        head.r * 0.76,
        stroke('#fff', head.r * 0.36, `stroke-dasharray="${n(head.r * 0.16)} ${n(head.r * 0.08)}"`),
      ),
      circle(
        w / 2,
        head.y,
        head.r * 0.56,
        stroke(ring, head.r * 0.3, `stroke-dasharray="${n(head.r * 0.16)} ${n(head.r * 0.08)}"`),
      ),
      circle(w / 2, head.y, head.r * 0.24, fill(shade(ring, 0.45))),
      row(0.63, shade(plastic, -0.12)),
      lettering({
        text: label,
        x: w / 2,
        y: -h * 0.36,
        size: w * 0.2,
        room: upwards ? h * 0.4 : w * 0.3,
        fill: '#16202a',
        upwards,
      }),
    ].join('')
  },
}

/** A remote control: power above, the ring, numbers, its name below. */
export const remote: Shape = {
  projection: 'flat',
  measures: frontFacing,
  draw: ({ colours: [body, power], label }, { w, h }) => {
    const key = (x: number, y: number, colour = shade(body, 0.35)) =>
      circle(w * x, -h * y, Math.min(w * 0.085, h * 0.03), fill(colour))
    const pad = [0.24, 0.5, 0.76].flatMap((x) => [0.6, 0.53, 0.46, 0.39].map((y) => key(x, y)))
    const look = `rx="${n(Math.min(w, h) * 0.3)}"`
    return [
      rect([0, -h, w, h], `${look} fill="${body}"`),
      key(0.24, 0.93, power),
      key(0.76, 0.93),
      circle(w / 2, -h * 0.77, Math.min(w * 0.33, h * 0.1), `fill="${shade(body, 0.2)}" stroke="${shade(body, 0.4)}"`),
      circle(w / 2, -h * 0.77, Math.min(w * 0.14, h * 0.04), fill(shade(body, 0.5))),
      ...pad,
      ...['#b3261e', '#1d8a4d', '#ffbc20', '#2f6fa8'].map((colour, index) =>
        rect([w * (0.14 + index * 0.19), -h * 0.31, w * 0.14, h * 0.022], `rx="2" fill="${colour}"`),
      ),
      lettering({ text: label, x: w / 2, y: -h * 0.15, size: w * 0.2, room: w * 0.8, fill: '#fff' }),
      rect([0, -h, w, h], `${look} fill="url(#face)"`),
    ].join('')
  },
}
