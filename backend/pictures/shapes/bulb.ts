import type { Drawing } from '../drawing'
import { lettering } from '../lettering'
import { at, circle, fill, path, rect, stroke } from '../svg-elements'
import { n } from '../canvas'
import type { Measures, Shape } from '../shape'

/** A car bulb. Its name decides the base: bayonet (P21W, R5W), wedge (W5W), festoon (C5W) or headlight collar (H7). */
export const bulb: Shape = {
  projection: 'flat',
  measures: ({ width, height }) => ({ w: width * 1.5, h: height, d: 0 }),
  dimensions: () => [],
  draw: (drawing, size) => kindOf(drawing.label)(size) + name(drawing, size),
}

function kindOf(label: string): (size: Measures) => string {
  if (/\bC(5|10)W/.test(label)) return festoon
  if (/\bW(Y)?(5|16|21)W|W3W|T5/.test(label)) return wedge
  return /^(P|R|T|BA|H6W|H21W)/.test(label) ? bayonet : headlight
}

function headlight({ w, h }: Measures): string {
  const glass = `M${at(w * 0.34, -h * 0.5)}V${n(-h * 0.9)}q0 ${at(-h * 0.1, w * 0.16, -h * 0.1)}t${at(w * 0.16, h * 0.1)}V${n(-h * 0.5)}z`
  return [
    path(glass, 'fill="#dbe7ee" stroke="#9aa3ab"'),
    path(`M${at(w * 0.42, -h * 0.5)}V${n(-h * 0.72)}M${at(w * 0.58, -h * 0.5)}V${n(-h * 0.72)}`, stroke('#77818a', w * 0.025)),
    path(
      `M${at(w * 0.42, -h * 0.72)}h${n(w * 0.16)}`,
      stroke('#e08a00', w * 0.07, `stroke-dasharray="${n(w * 0.02)} ${n(w * 0.012)}"`),
    ),
    path(glass, fill('url(#glass)')),
    rect([w * 0.41, -h, w * 0.18, h * 0.05], `rx="${n(h * 0.025)}" fill="#5b6269"`),
    rect([w * 0.28, -h * 0.52, w * 0.44, h * 0.12], fill('url(#metal)')),
    rect([w * 0.06, -h * 0.42, w * 0.88, h * 0.06], `rx="2" fill="url(#metal)" stroke="#77818a"`),
    rect([w * 0.24, -h * 0.36, w * 0.52, h * 0.22], `rx="3" fill="#2a333b"`),
    ...[0.34, 0.58].map((x) => rect([w * x, -h * 0.14, w * 0.08, h * 0.14], fill('url(#brass)'))),
  ].join('')
}

function bayonet({ w, h }: Measures): string {
  const globe = Math.min(w * 0.4, h * 0.27)
  return [
    circle(w / 2, -h + globe, globe, 'fill="#dbe7ee" stroke="#9aa3ab"'),
    path(
      `M${at(w * 0.4, -h * 0.46)}L${at(w * 0.36, -h * 0.72)}M${at(w * 0.6, -h * 0.46)}L${at(w * 0.64, -h * 0.72)}`,
      stroke('#77818a', w * 0.025),
    ),
    path(
      `M${at(w * 0.36, -h * 0.72)}h${n(w * 0.28)}`,
      stroke('#e08a00', w * 0.05, `stroke-dasharray="${n(w * 0.02)} ${n(w * 0.012)}"`),
    ),
    circle(w / 2, -h + globe, globe, fill('url(#glass)')),
    rect([w * 0.27, -h * 0.52, w * 0.46, h * 0.44], `rx="3" fill="url(#brass)"`),
    circle(w * 0.24, -h * 0.24, w * 0.05, fill('#a87b1c')) + circle(w * 0.76, -h * 0.24, w * 0.05, fill('#a87b1c')),
    rect([w * 0.4, -h * 0.08, w * 0.2, h * 0.08], `rx="3" fill="#8d969e"`),
  ].join('')
}

function wedge({ w, h }: Measures): string {
  const glass = `M${at(w * 0.3, -h * 0.02)}V${n(-h * 0.4)}q${at(-w * 0.08, -h * 0.1, -w * 0.08, -h * 0.28)}q0 ${at(-h * 0.3, w * 0.28, -h * 0.3)}t${at(w * 0.28, h * 0.3)}q0 ${at(h * 0.18, -w * 0.08, h * 0.28)}V${n(-h * 0.02)}z`
  return [
    path(glass, 'fill="#dbe7ee" stroke="#9aa3ab"'),
    path(`M${at(w * 0.4, 0)}V${n(-h * 0.62)}M${at(w * 0.6, 0)}V${n(-h * 0.62)}`, stroke('#77818a', w * 0.03)),
    path(
      `M${at(w * 0.4, -h * 0.62)}h${n(w * 0.2)}`,
      stroke('#e08a00', w * 0.06, `stroke-dasharray="${n(w * 0.02)} ${n(w * 0.012)}"`),
    ),
    path(glass, fill('url(#glass)')),
    rect([w * 0.27, -h * 0.36, w * 0.46, h * 0.05], fill('#b4bcc3')),
  ].join('')
}

function festoon({ w, h }: Measures): string {
  const cap = (y: number, tip: 1 | -1) =>
    path(
      `M${at(w * 0.32, y)}h${n(w * 0.36)}l${at(-w * 0.12, tip * h * 0.16)}h${n(-w * 0.12)}z`,
      'fill="url(#metal)" stroke="#77818a"',
    )
  return [
    rect([w * 0.32, -h * 0.82, w * 0.36, h * 0.64], 'fill="#dbe7ee" stroke="#9aa3ab"'),
    path(
      `M${at(w / 2, -h * 0.82)}v${n(h * 0.64)}`,
      stroke('#e08a00', w * 0.05, `stroke-dasharray="${n(w * 0.02)} ${n(w * 0.012)}"`),
    ),
    rect([w * 0.32, -h * 0.82, w * 0.36, h * 0.64], fill('url(#glass)')),
    cap(-h * 0.82, -1),
    cap(-h * 0.18, 1),
  ].join('')
}

/** The label, on a small plate above the base. */
function name({ label }: Drawing, { w, h }: Measures): string {
  const plate = [w * 0.12, -h * 0.345, w * 0.76, h * 0.18] as const
  return (
    rect(plate, `rx="${n(h * 0.03)}" fill="#fff" stroke="#c9d0d6"`) +
    lettering({ text: label, x: w / 2, y: -h * 0.255, size: h * 0.13, room: w * 0.68, fill: '#16202a' })
  )
}
