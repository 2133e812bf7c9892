import { shade, textColourOn } from '../colour'
import { frontFacing } from '../front-facing'
import { lettering } from '../lettering'
import { obliqueBox, wrapBand } from '../oblique-box'
import { n } from '../canvas'
import type { Shape } from '../shape'

/** A spare part: a moulded cover with latch, raised rim, ribs and two screw holes, its part number pressed into it. */
export const sparePart: Shape = {
  projection: 'box',
  measures: frontFacing,
  draw: ({ colours: [body, accent], label }, size) => {
    const latch = Math.min(size.h * 0.1, size.w * 0.08)
    const plate = { ...size, h: size.h - latch }
    const { w, h } = plate
    const r = Math.min(w, h) * 0.1
    const rim = `x="${n(r)}" y="${n(-h + r)}" width="${n(w - r * 2)}" height="${n(h - r * 2)}" rx="${n(r * 0.7)}"`
    const upwards = h > w * 1.6
    const print = { text: label, x: w / 2, y: -h / 2, size: Math.min(w, h) * 0.24, room: (upwards ? h : w) * 0.56, upwards }
    const pressed = textColourOn(body)
    return [
      `<rect x="${n(w * 0.36)}" y="${n(-size.h)}" width="${n(w * 0.28)}" height="${n(latch * 1.6)}" rx="2" fill="${accent}"/>`,
      obliqueBox(plate, { colour: body, radius: r }),
      `<rect ${rim} fill="${shade(body, 0.08)}" stroke="#000" stroke-opacity=".35"/><rect ${rim} fill="none" stroke="#fff" stroke-opacity=".16" transform="translate(1 1)"/>`,
      screw(upwards ? w / 2 : r * 2.1, upwards ? -h + r * 2.3 : -h / 2, r * 0.72),
      screw(upwards ? w / 2 : w - r * 2.1, upwards ? -r * 2.3 : -h / 2, r * 0.72),
      lettering({ ...print, fill: pressed, opacity: 0.92 }),
      `<rect ${rim} fill="url(#face)"/>`,
    ].join('')
  },
}

/** A storage box: cells show through its lid, two clasps keep it shut. */
export const box: Shape = {
  projection: 'box',
  draw: ({ colours: [body, accent], label }, size) => {
    const { w, h } = size
    const split = h * 0.52
    const cells = Math.max(3, Math.min(8, Math.round((w / h) * 4)))
    const pitch = (w * 0.9) / cells
    const row = Array.from({ length: cells }, (_, at) => {
      const place = `x="${n(w * 0.05 + pitch * (at + 0.08))}" width="${n(pitch * 0.84)}"`
      return `<rect ${place} y="${n(-h * 0.88)}" height="${n(h * 0.4)}" rx="2" fill="${accent}"/><rect ${place} y="${n(-h * 0.88)}" height="${n(h * 0.1)}" rx="2" fill="#dfe4e8"/><rect ${place} y="${n(-h * 0.88)}" height="${n(h * 0.4)}" rx="2" fill="url(#round)"/>`
    })
    const clasp = (x: number) =>
      `<rect x="${n(x)}" y="${n(-split - h * 0.09)}" width="${n(w * 0.1)}" height="${n(h * 0.18)}" rx="2.5" fill="${shade(body, 0.25)}" stroke="#000" stroke-opacity=".35"/>`
    return [
      obliqueBox(size, { colour: shade(body, 0.62), radius: 3 }),
      row.join(''),
      `<rect y="${n(-h)}" width="${n(w)}" height="${n(h)}" rx="${n(h * 0.07)}" fill="url(#glass)" opacity=".6"/>`,
      wrapBand(size, 0, split, body),
      clasp(w * 0.14),
      clasp(w * 0.76),
      lettering({ text: label, x: w / 2, y: -split * 0.46, size: h * 0.2, room: w * 0.84, fill: textColourOn(body) }),
    ].join('')
  },
}

function screw(x: number, y: number, radius: number): string {
  const arm = radius * 0.55
  return `<circle cx="${n(x)}" cy="${n(y)}" r="${n(radius)}" fill="url(#metal)" stroke="#0a0f14" stroke-opacity=".6"/><path d="M${n(x - arm)} ${n(y)}h${n(arm * 2)}M${n(x)} ${n(y - arm)}v${n(arm * 2)}" stroke="#3a444d" stroke-width="${n(radius * 0.28)}"/>`
}
