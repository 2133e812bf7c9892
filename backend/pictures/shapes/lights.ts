import { shade, textColourOn } from '../colour'
import { lettering } from '../lettering'
import { at, circle, ellipse, fill, path, rect, stroke } from '../svg-elements'
import { n } from '../canvas'
import type { Shape } from '../shape'

/** A headlamp: its lens in front, the elastic band running round. */
export const headlamp: Shape = {
  projection: 'flat',
  measures: ({ width }) => ({ w: width * 2.2, h: width * 1.9, d: 0 }),
  dimensions: () => [],
  draw: ({ colours: [body, accent], label }, { w, h }) =>
    [
      ellipse(w / 2, -h * 0.56, [w * 0.46, h * 0.38], stroke(shade(body, 0.3), h * 0.11)),
      ellipse(w / 2, -h * 0.56, [w * 0.46, h * 0.38], stroke(accent, h * 0.025)),
      rect([w * 0.25, -h * 0.46, w * 0.5, h * 0.46], `rx="${n(h * 0.1)}" fill="${body}"`),
      rect([w * 0.25, -h * 0.46, w * 0.5, h * 0.46], `rx="${n(h * 0.1)}" fill="url(#face)"`),
      circle(w / 2, -h * 0.28, h * 0.155, fill('#8d969e')) +
        circle(w / 2, -h * 0.28, h * 0.13, fill('#fff6d6')) +
        circle(w / 2, -h * 0.28, h * 0.07, fill('#fff')),
      lettering({ text: label, x: w / 2, y: -h * 0.065, size: h * 0.08, room: w * 0.42, fill: textColourOn(body) }),
    ].join(''),
}

/** A lantern: light all round between its foot and its cap with the handle. */
export const lantern: Shape = {
  projection: 'flat',
  draw: ({ colours: [body, accent], label }, { w, h }) =>
    [
      path(
        `M${at(w * 0.2, -h * 0.8)}V${n(-h * 0.88)}q0 ${at(-h * 0.12, w * 0.3, -h * 0.12)}t${at(w * 0.3, h * 0.12)}V${n(-h * 0.8)}`,
        stroke('#5b6269', w * 0.05),
      ),
      rect([w * 0.16, -h * 0.72, w * 0.68, h * 0.42], fill('#ffeeb5')),
      rect([w * 0.34, -h * 0.72, w * 0.32, h * 0.42], 'fill="#fff" opacity=".85"'),
      ...[0.18, 0.5, 0.82].map((x) => rect([w * x - w * 0.015, -h * 0.72, w * 0.03, h * 0.42], fill(shade(body, 0.15)))),
      path(`M${at(w * 0.08, -h * 0.72)}L${at(w * 0.22, -h * 0.84)}H${n(w * 0.78)}L${at(w * 0.92, -h * 0.72)}z`, fill(body)),
      rect([w * 0.04, -h * 0.3, w * 0.92, h * 0.3], `rx="${n(w * 0.06)}" fill="${body}"`),
      rect([w * 0.04, -h * 0.3, w * 0.92, h * 0.04], fill(accent)),
      lettering({ text: label, x: w / 2, y: -h * 0.125, size: h * 0.1, room: w * 0.82, fill: textColourOn(body) }),
      rect([w * 0.04, -h * 0.3, w * 0.92, h * 0.3], `rx="${n(w * 0.06)}" fill="url(#round)"`),
    ].join(''),
}

/** A work light: a bar of light above its handle, a hook on top. */
export const workLight: Shape = {
  projection: 'flat',
  draw: ({ colours: [body, accent], label }, { w, h }) => {
    const upwards = h > w * 1.5
    const look = `rx="${n(Math.min(w, h) * 0.18)}"`
    return [
      path(
        `M${at(w * 0.5, -h * 0.9)}v${n(-h * 0.05)}q${at(-w * 0.16, -h * 0.05, 0, -h * 0.05)}t${at(w * 0.14, h * 0.05)}`,
        stroke('#77818a', w * 0.06),
      ),
      rect([0, -h * 0.92, w, h * 0.92], `${look} fill="${body}"`),
      rect(
        [w * 0.14, -h * 0.86, w * 0.72, h * 0.46],
        `rx="${n(w * 0.08)}" fill="#fff6d6" stroke="${accent}" stroke-width="${n(w * 0.04)}"`,
      ),
      path(
        Array.from({ length: 5 }, (_, row) => `M${at(w * 0.3, -h * (0.8 - row * 0.085))}h${n(w * 0.4)}`).join(''),
        stroke('#ffd25e', h * 0.035, `stroke-dasharray="${n(w * 0.1)} ${n(w * 0.05)}"`),
      ),
      circle(w / 2, -h * 0.33, w * 0.08, fill(accent)),
      lettering({
        text: label,
        x: w / 2,
        y: -h * 0.15,
        size: w * 0.2,
        room: upwards ? h * 0.24 : w * 0.84,
        fill: textColourOn(body),
        upwards,
      }),
      rect([0, -h * 0.92, w, h * 0.92], `${look} fill="url(#face)"`),
    ].join('')
  },
}

/** A bicycle lamp: a round lens in its housing, the clamp of the handlebar below. */
export const bikeLight: Shape = {
  projection: 'flat',
  measures: ({ width }) => ({ w: width, h: width * 1.5, d: 0 }),
  dimensions: () => [],
  draw: ({ colours: [body, accent], label }, { w, h }) =>
    [
      path(
        `M${at(w * 0.3, -h * 0.3)}v${n(h * 0.14)}a${at(w * 0.2, w * 0.2)} 0 0 0 ${at(w * 0.4, 0)}v${n(-h * 0.14)}`,
        stroke('#3a444d', w * 0.09),
      ),
      rect([0, -h, w, h * 0.72], `rx="${n(w * 0.24)}" fill="${body}"`),
      rect([0, -h, w, h * 0.72], `rx="${n(w * 0.24)}" fill="url(#face)"`),
      circle(w / 2, -h * 0.68, w * 0.34, fill('#8d969e')) +
        circle(w / 2, -h * 0.68, w * 0.3, fill('#fff6d6')) +
        circle(w / 2, -h * 0.68, w * 0.16, fill('#fff')),
      rect([w * 0.38, -h * 0.965, w * 0.24, h * 0.035], `rx="3" fill="${accent}"`),
      lettering({ text: label, x: w / 2, y: -h * 0.365, size: w * 0.15, room: w * 0.66, fill: textColourOn(body) }),
    ].join(''),
}
