import type { Drawing } from '../drawing'
import { shade, textColourOn } from '../colour'
import { lettering } from '../lettering'
import { obliqueBox, onTop } from '../oblique-box'
import { n } from '../canvas'
import { SLANT } from '../shape'
import type { Measures, Shape } from '../shape'

const PLUS = '#b3261e'
const MINUS = '#22303c'

/** A sealed lead battery: plain case, glued lid, two blade terminals. */
export const leadBlock: Shape = {
  projection: 'box',
  draw: (drawing, size) => {
    const blades = Math.min(size.h * 0.09, size.w * 0.07)
    const body = { ...size, h: size.h - blades }
    const { left, right } = terminals(drawing)
    const lid = body.h * 0.82
    return [
      obliqueBox(body, { colour: drawing.colours[0], radius: body.w * 0.02 }),
      seam(body, lid),
      blade(onTop(body, 0.1, 0.5), body.w * 0.05, blades, left.colour),
      blade(onTop(body, 0.9, 0.5), body.w * 0.05, blades, right.colour),
      sticker(drawing, body, lid),
      polarity(left.sign, body.w * 0.1, -body.h * 0.91, body.h * 0.12, drawing),
      polarity(right.sign, body.w * 0.9, -body.h * 0.91, body.h * 0.12, drawing),
    ].join('')
  },
}

/** A starter battery: case with base ledge, lid with handle, and two posts as seen from the front. */
export const carBattery: Shape = {
  projection: 'box',
  draw: (drawing, size) => {
    const posts = size.h * 0.1
    const body = { ...size, h: size.h - posts }
    const { left, right } = terminals(drawing)
    const lid = body.h * 0.76
    return [
      obliqueBox(body, { colour: drawing.colours[0], radius: body.w * 0.02 }),
      `<rect x="${n(-body.w * 0.008)}" y="${n(-body.h * 0.06)}" width="${n(body.w * 1.016)}" height="${n(body.h * 0.06)}" rx="2" fill="${shade(drawing.colours[0], -0.25)}"/>`,
      seam(body, lid),
      handle(body),
      post(onTop(body, 0.1, 0.4), body.w * 0.036, posts, left.colour),
      post(onTop(body, 0.9, 0.4), body.w * 0.036, posts, right.colour),
      sticker(drawing, body, lid),
      polarity(left.sign, body.w * 0.08, -body.h * 0.87, body.h * 0.13, drawing),
      polarity(right.sign, body.w * 0.92, -body.h * 0.87, body.h * 0.13, drawing),
    ].join('')
  },
}

/** The terminals from left to right, seen from the front. Positive on the right is the common layout in Europe. */
function terminals({ positive = 'right' }: Drawing) {
  const plus = { sign: '+', colour: PLUS }
  const minus = { sign: '−', colour: MINUS }
  return positive === 'left' ? { left: plus, right: minus } : { left: minus, right: plus }
}

function polarity(sign: string, x: number, y: number, size: number, { colours: [base] }: Drawing): string {
  return lettering({ text: sign, x, y, size: size * 1.2, room: size * 2, fill: textColourOn(base) })
}

/** The groove between lid and case, on the front and the right side. */
function seam({ w, d }: Measures, height: number): string {
  const line = `M0 ${n(-height)}H${n(w)}l${n(d * SLANT.right)} ${n(-d * SLANT.up)}`
  return `<path d="${line}" fill="none" stroke="#000" stroke-opacity=".45" stroke-width="1.6"/><path d="${line}" transform="translate(0 1.6)" fill="none" stroke="#fff" stroke-opacity=".18"/>`
}

function sticker({ colours: [, accent], label }: Drawing, { w, h }: Measures, lid: number): string {
  const top = -lid + h * 0.08
  const height = lid - h * 0.2
  const place = `x="${n(w * 0.08)}" y="${n(top)}" width="${n(w * 0.84)}"`
  return [
    `<rect ${place} height="${n(height)}" rx="3" fill="#f4f6f7"/>`,
    `<path d="M${n(w * 0.08)} ${n(top + height * 0.7)}h${n(w * 0.84)}v${n(height * 0.3 - 3)}q0 3-3 3H${n(w * 0.08 + 3)}q-3 0-3-3z" fill="${accent}"/>`,
    lettering({
      text: label,
      x: w / 2,
      y: top + height * 0.36,
      size: height * (label.includes('\n') ? 0.37 : 0.48),
      room: w * 0.76,
      fill: '#16202a',
    }),
    `<rect ${place} height="${n(height)}" rx="3" fill="url(#face)"/>`,
  ].join('')
}

function handle(body: Measures): string {
  const ends = [onTop(body, 0.24, 0.62), onTop(body, 0.76, 0.62)]
  const [from, to] = ends.map(({ x, y }) => `${n(x)} ${n(y)}`)
  return `<path d="M${from}L${to}" stroke="#000" stroke-opacity=".55" stroke-width="${n(body.h * 0.045)}" stroke-linecap="round"/><path d="M${from}L${to}" transform="translate(0 -2)" stroke="#fff" stroke-opacity=".22" stroke-width="2" stroke-linecap="round"/>`
}

function post({ x, y }: { x: number; y: number }, radius: number, height: number, collar: string): string {
  const disc = (share: number, cy: number, fill: string) =>
    `<ellipse cx="${n(x)}" cy="${n(cy)}" rx="${n(radius * share)}" ry="${n(radius * share * 0.45)}" fill="${fill}"/>`
  const wall = `<path d="M${n(x - radius * 0.86)} ${n(y - height)}L${n(x - radius)} ${n(y)}a${n(radius)} ${n(radius * 0.45)} 0 0 0 ${n(radius * 2)} 0L${n(x + radius * 0.86)} ${n(y - height)}z" fill="url(#lead)"/>`
  return disc(1.9, y, '#000') + disc(1.75, y - 1, collar) + wall + disc(0.86, y - height, '#dfe4e8')
}

function blade({ x, y }: { x: number; y: number }, width: number, height: number, foot: string): string {
  return `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(width)}" ry="${n(width * 0.45)}" fill="${foot}"/><rect x="${n(x - width / 2)}" y="${n(y - height)}" width="${n(width)}" height="${n(height)}" rx="1" fill="url(#metal)"/>`
}
