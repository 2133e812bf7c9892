import { shade } from '../colour'
import { lettering } from '../lettering'
import { at, circle, fill, path, rect, stroke } from '../svg-elements'
import { obliqueBox } from '../oblique-box'
import { n } from '../canvas'
import type { Shape } from '../shape'

/** A solar panel: dark cells behind glass in their frame. */
export const panel: Shape = {
  projection: 'flat',
  draw: ({ colours: [cell, frame], label }, { w, h }) => {
    const edge = Math.min(w, h) * 0.035
    const inner = [edge, -h + edge, w - edge * 2, h - edge * 2] as const
    const columns = w > h ? 6 : 4
    const rows = w > h ? 4 : 6
    const across = Array.from(
      { length: columns - 1 },
      (_, index) => `M${at(edge + (inner[2] * (index + 1)) / columns, inner[1])}v${n(inner[3])}`,
    )
    const down = Array.from(
      { length: rows - 1 },
      (_, index) => `M${at(edge, inner[1] + (inner[3] * (index + 1)) / rows)}h${n(inner[2])}`,
    )
    const bars = Array.from(
      { length: columns },
      (_, index) => `M${at(edge + (inner[2] * (index + 0.5)) / columns, inner[1])}v${n(inner[3])}`,
    )
    const plate = { w: Math.min(w * 0.62, h * 0.9), h: Math.min(w, h) * 0.17 }
    return [
      rect([0, -h, w, h], `rx="${n(edge * 0.6)}" fill="${shade(frame, 0.4)}" stroke="${shade(frame, -0.2)}"`),
      rect(inner, fill(cell)),
      path(bars.join(''), stroke('#9fb6c9', Math.max(0.8, w * 0.004), 'stroke-opacity=".55"')),
      path([...across, ...down].join(''), stroke('#dfe8ee', Math.max(1.2, w * 0.008))),
      rect(inner, 'fill="url(#glass)" opacity=".42"'),
      rect([w / 2 - plate.w / 2, -h / 2 - plate.h / 2, plate.w, plate.h], `rx="4" fill="#fff"`),
      lettering({ text: label, x: w / 2, y: -h / 2, size: plate.h * 0.62, room: plate.w * 0.9, fill: '#16202a' }),
    ].join('')
  },
}

/** A portable power station: handle on top, display, sockets and ports in front. */
export const powerStation: Shape = {
  projection: 'box',
  draw: ({ colours: [body, accent], label }, size) => {
    const grip = size.h * 0.16
    const box = { ...size, h: size.h - grip }
    const { w, h } = box
    const socket = (x: number) =>
      circle(w * x, -h * 0.34, h * 0.13, `fill="#10181f" stroke="${shade(body, 0.4)}" stroke-width="2"`) +
      [-0.035, 0.035].map((by) => circle(w * (x + by), -h * 0.34, h * 0.022, fill('#8d969e'))).join('')
    const port = (x: number) => rect([w * x, -h * 0.38, w * 0.07, h * 0.07], 'rx="2" fill="#0a0f14" stroke="#8d969e"')
    return [
      path(
        `M${at(w * 0.2, -h)}v${n(-grip * 0.5)}q0 ${at(-grip * 0.5, w * 0.07, -grip * 0.5)}h${n(w * 0.6)}q${at(w * 0.07, 0, w * 0.07, grip * 0.5)}v${n(grip * 0.5)}`,
        stroke(shade(body, -0.1), grip * 0.34),
      ),
      obliqueBox(box, { colour: body, radius: w * 0.05 }),
      rect([0, -h * 0.12, w, h * 0.045], fill(accent)),
      rect([w * 0.08, -h * 0.88, w * 0.52, h * 0.32], `rx="4" fill="#0a0f14"`),
      lettering({ text: label, x: w * 0.34, y: -h * 0.72, size: h * 0.15, room: w * 0.46, fill: '#bff3d8' }),
      ...[0, 1, 2, 3].map((index) =>
        rect([w * (0.67 + index * 0.065), -h * 0.8, w * 0.045, h * 0.16], `rx="1.5" fill="${index < 3 ? '#4cc38a' : '#3a4650'}"`),
      ),
      socket(0.2) + socket(0.45),
      port(0.64) + port(0.76) + port(0.88 - 0.01),
    ].join('')
  },
}
