import type { Drawing } from '../drawing'
import { shade, textColourOn } from '../colour'
import { frontFacing } from '../front-facing'
import { lettering } from '../lettering'
import { at, circle, fill, path, rect, stroke } from '../svg-elements'
import { n } from '../canvas'
import type { Measures, Shape } from '../shape'

/** A fuse: of glass (20 x 5 mm), bolted down (long and flat), or with two blades in coloured plastic. */
export const fuse: Shape = {
  projection: 'flat',
  measures: frontFacing,
  draw: (drawing, size) => {
    const { w, h } = size
    if (w > h * 3.8) return glassFuse(drawing, size)
    return w > h * 2 ? boltedFuse(drawing, size) : bladeFuse(drawing, size)
  },
}

function bladeFuse({ colours: [body], label }: Drawing, { w, h }: Measures): string {
  const block = h * 0.56
  const shape = `M${at(w * 0.06, -h)}H${n(w * 0.94)}l${at(w * 0.06, block * 0.3)}V${n(-h + block)}H0V${n(-h + block * 0.3)}z`
  return [
    ...[0.08, 0.66].map((x) => rect([w * x, -h + block * 0.8, w * 0.26, h - block * 0.8], 'fill="url(#metal)" stroke="#8d969e"')),
    path(shape, `fill="${body}" fill-opacity=".93" stroke="${shade(body, -0.35)}"`),
    path(
      `M${at(w * 0.2, -h + block)}V${n(-h + block * 0.74)}q${at(w * 0.3, -block * 0.3, w * 0.6, 0)}V${n(-h + block)}`,
      stroke('#fff', w * 0.035, 'stroke-opacity=".6"'),
    ),
    lettering({ text: label, x: w / 2, y: -h + block * 0.4, size: block * 0.42, room: w * 0.8, fill: textColourOn(body) }),
    path(shape, fill('url(#face)')),
  ].join('')
}

function glassFuse({ label }: Drawing, { w, h }: Measures): string {
  return [
    rect([w * 0.16, -h * 0.94, w * 0.68, h * 0.88], 'fill="#e4edf2" stroke="#9aa3ab"'),
    path(`M${at(w * 0.2, -h / 2)}H${n(w * 0.8)}`, stroke('#77818a', h * 0.06)),
    rect([w * 0.16, -h * 0.94, w * 0.68, h * 0.88], fill('url(#glass)')),
    ...[0, 0.8].map((x) => rect([w * x, -h, w * 0.2, h], `rx="${n(h * 0.1)}" fill="url(#metal)" stroke="#8d969e"`)),
    lettering({ text: label.replace('\n', ' '), x: w / 2, y: -h * 0.5, size: h * 0.46, room: w * 0.54, fill: '#16202a' }),
  ].join('')
}

function boltedFuse({ colours: [body], label }: Drawing, { w, h }: Measures): string {
  return [
    rect([0, -h * 0.78, w, h * 0.56], `rx="${n(h * 0.2)}" fill="url(#metal)" stroke="#77818a"`),
    circle(w * 0.11, -h / 2, h * 0.15, fill('#fff')) + circle(w * 0.89, -h / 2, h * 0.15, fill('#fff')),
    rect([w * 0.24, -h, w * 0.52, h], `rx="${n(h * 0.12)}" fill="${body}"`),
    lettering({ text: label, x: w / 2, y: -h / 2, size: h * 0.42, room: w * 0.46, fill: textColourOn(body) }),
    rect([w * 0.24, -h, w * 0.52, h], `rx="${n(h * 0.12)}" fill="url(#face)"`),
  ].join('')
}
