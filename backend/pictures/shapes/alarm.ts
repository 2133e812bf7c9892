import { shade } from '../colour'
import { frontFacing } from '../front-facing'
import { lettering } from '../lettering'
import { circle, fill, stroke } from '../svg-elements'
import { n } from '../canvas'
import type { Shape } from '../shape'

/** An alarm as it hangs under the ceiling: round, its slits around the test button, a red lamp. */
export const alarm: Shape = {
  projection: 'flat',
  measures: frontFacing,
  draw: ({ colours: [shell, lamp], label }, { w, h }) => {
    const r = Math.min(w, h) / 2
    const [x, y] = [w / 2, -h / 2]
    const slits = `stroke-dasharray="${n(r * 0.16)} ${n(r * 0.075)}"`
    return [
      circle(x, y, r, `fill="${shade(shell, -0.16)}"`),
      circle(x, y - r * 0.02, r * 0.95, `fill="${shell}"`),
      circle(x, y - r * 0.02, r * 0.95, fill('url(#face)')),
      circle(x, y, r * 0.73, stroke('#4c555d', r * 0.06, slits)),
      circle(x, y, r * 0.6, `fill="${shade(shell, 0.5)}" stroke="${shade(shell, -0.2)}"`),
      circle(x, y - r * 0.2, r * 0.22, `fill="${shade(shell, -0.06)}" stroke="${shade(shell, -0.3)}"`),
      circle(x + r * 0.42, y - r * 0.2, r * 0.05, fill(lamp)),
      lettering({ text: label, x, y: y + r * 0.24, size: r * 0.19, room: r * 0.98, fill: '#3a444d' }),
    ].join('')
  },
}
