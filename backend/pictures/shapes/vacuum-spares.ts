import { shade, textColourOn } from '../colour'
import { frontFacing } from '../front-facing'
import { lettering } from '../lettering'
import { at, circle, ellipse, fill, path, rect, stroke } from '../svg-elements'
import { n } from '../canvas'
import type { Shape } from '../shape'

/** A vacuum bag of fleece: its cardboard collar with the sealed hole, folds running down. */
export const dustBag: Shape = {
  projection: 'flat',
  measures: frontFacing,
  draw: ({ colours: [fleece, seal], label }, { w, h }) => {
    const sack = `M${at(w * 0.1, -h)}H${n(w * 0.9)}Q${at(w * 1.04, -h * 0.5, w * 0.94, -h * 0.04)}Q${at(w * 0.5, h * 0.035, w * 0.06, -h * 0.04)}Q${at(-w * 0.04, -h * 0.5, w * 0.1, -h)}z`
    const folds = [0.22, 0.78]
      .map((x) => `M${at(w * x, -h * 0.5)}Q${at(w * (x < 0.5 ? x - 0.06 : x + 0.06), -h * 0.28, w * x, -h * 0.05)}`)
      .join('')
    const hole = Math.min(w * 0.17, h * 0.14)
    return [
      path(sack, `fill="${fleece}" stroke="${shade(fleece, -0.2)}"`),
      path(folds, stroke(shade(fleece, -0.25), Math.max(1, w * 0.012))),
      path(sack, fill('url(#face)')),
      rect([w * 0.2, -h * 0.96, w * 0.6, h * 0.4], `rx="${n(w * 0.03)}" fill="#c8a878" stroke="#a58658"`),
      circle(w / 2, -h * 0.78, hole, fill(shade(seal, -0.1))),
      circle(w / 2, -h * 0.78, hole * 0.72, fill('#16202a')),
      lettering({ text: label, x: w / 2, y: -h * 0.26, size: h * 0.11, room: w * 0.74, fill: '#16202a' }),
    ].join('')
  },
}

/** A filter: pleats in a frame. */
export const filter: Shape = {
  projection: 'box',
  measures: frontFacing,
  draw: ({ colours: [paper, frame], label }, { w, h }) => {
    const edge = Math.min(w, h) * 0.09
    const pleats = Math.max(4, Math.min(16, Math.round((w / h) * 12)))
    const step = (w - edge * 2) / pleats
    const dark = Array.from({ length: pleats }, (_, index) =>
      rect([edge + index * step, -h + edge, step * 0.42, h - edge * 2], fill(shade(paper, -0.28))),
    )
    const tag = Math.min(h * 0.2, w * 0.3)
    return [
      rect([0, -h, w, h], `rx="${n(edge * 0.8)}" fill="${frame}"`),
      rect([edge, -h + edge, w - edge * 2, h - edge * 2], fill(shade(paper, 0.35))),
      ...dark,
      rect([edge * 1.6, -h * 0.5 - tag / 2, w - edge * 3.2, tag], `rx="3" fill="#fff"`),
      lettering({ text: label, x: w / 2, y: -h / 2, size: tag * 0.62, room: w - edge * 4, fill: '#16202a' }),
      rect([0, -h, w, h], `rx="${n(edge * 0.8)}" fill="url(#face)"`),
    ].join('')
  },
}

/** The wearing parts of a robot vacuum: main brush, side brush and filter. */
export const brushSet: Shape = {
  projection: 'flat',
  measures: ({ width }) => ({ w: width, h: width * 0.72, d: 0 }),
  dimensions: () => [],
  draw: ({ colours: [core, bristle], label }, { w, h }) => {
    const roll = { y: -h * 0.34, tall: h * 0.28 }
    const tufts = Array.from({ length: 9 }, (_, index) => {
      const x = w * (0.1 + index * 0.09)
      return `M${at(x, roll.y - h * 0.04)}q${at(w * 0.02, roll.tall * 0.6, w * 0.06, roll.tall + h * 0.06)}`
    }).join('')
    const side = { x: w * 0.24, y: -h * 0.72, r: h * 0.24 }
    const arms = [90, 210, 330].map((turn) => {
      const angle = (turn * Math.PI) / 180
      return `M${at(side.x, side.y)}L${at(side.x + Math.cos(angle) * side.r, side.y + Math.sin(angle) * side.r)}`
    })
    return [
      path(arms.join(''), stroke(bristle, h * 0.075, 'stroke-linecap="round"')),
      circle(side.x, side.y, h * 0.07, fill(core)),
      rect([w * 0.5, -h * 0.96, w * 0.44, h * 0.46], `rx="4" fill="#f4f6f7" stroke="#9aa3ab" stroke-width="2"`),
      path(
        [0.56, 0.62, 0.68, 0.74, 0.8, 0.86].map((x) => `M${at(w * x, -h * 0.92)}v${n(h * 0.38)}`).join(''),
        stroke('#b4bcc3', w * 0.02),
      ),
      rect([w * 0.02, roll.y, w * 0.96, roll.tall], `rx="${n(roll.tall / 2)}" fill="${core}"`),
      path(tufts, stroke(bristle, w * 0.026, 'stroke-linecap="round"')),
      rect([w * 0.02, roll.y, w * 0.96, roll.tall], `rx="${n(roll.tall / 2)}" fill="url(#face)"`),
      rect([0, roll.y + roll.tall * 0.2, w * 0.06, roll.tall * 0.6], `rx="3" fill="#d9a83a"`),
      rect([w * 0.94, roll.y + roll.tall * 0.2, w * 0.06, roll.tall * 0.6], `rx="3" fill="#d9a83a"`),
      lettering({ text: label, x: w * 0.72, y: -h * 0.73, size: h * 0.12, room: w * 0.4, fill: '#16202a' }),
    ].join('')
  },
}

/** A floor nozzle: the wide foot on its wheels, the neck with the ring of the tube. */
export const nozzle: Shape = {
  projection: 'flat',
  measures: ({ width }) => ({ w: width, h: width * 0.62, d: 0 }),
  dimensions: () => [],
  draw: ({ colours: [body, accent], label }, { w, h }) =>
    [
      path(
        `M${at(w * 0.42, -h * 0.36)}L${at(w * 0.46, -h * 0.86)}h${n(w * 0.13)}L${at(w * 0.6, -h * 0.36)}z`,
        fill(shade(body, -0.2)),
      ),
      path(
        `M${at(w * 0.42, -h * 0.36)}L${at(w * 0.46, -h * 0.86)}h${n(w * 0.13)}L${at(w * 0.6, -h * 0.36)}z`,
        fill('url(#round)'),
      ),
      rect([w * 0.44, -h, w * 0.17, h * 0.16], `rx="4" fill="url(#metal)"`),
      ellipse(w * 0.525, -h, [w * 0.085, h * 0.035], fill('#16202a')),
      circle(w * 0.14, -h * 0.1, h * 0.1, fill('#0a0f14')) + circle(w * 0.86, -h * 0.1, h * 0.1, fill('#0a0f14')),
      path(
        `M${at(w * 0.06, -h * 0.44)}H${n(w * 0.94)}q${at(w * 0.06, h * 0.02, w * 0.06, h * 0.32)}H0q${at(0, -h * 0.3, w * 0.06, -h * 0.32)}z`,
        fill(body),
      ),
      rect([0, -h * 0.15, w, h * 0.05], fill(accent)),
      path(
        Array.from({ length: 18 }, (_, index) => `M${at(w * (0.05 + index * 0.053), -h * 0.1)}v${n(h * 0.09)}`).join(''),
        stroke(shade(body, 0.3), w * 0.012),
      ),
      lettering({ text: label, x: w / 2, y: -h * 0.28, size: h * 0.13, room: w * 0.78, fill: textColourOn(body) }),
      path(
        `M${at(w * 0.06, -h * 0.44)}H${n(w * 0.94)}q${at(w * 0.06, h * 0.02, w * 0.06, h * 0.32)}H0q${at(0, -h * 0.3, w * 0.06, -h * 0.32)}z`,
        fill('url(#face)'),
      ),
    ].join(''),
}
