import type { Drawing } from '../drawing'
import { shade, textColourOn } from '../colour'
import { lettering } from '../lettering'
import { obliqueBox, onTop } from '../oblique-box'
import { n, translate } from '../canvas'
import type { Measures, Shape } from '../shape'
import { cylinder } from './cylinder'
import { cameraPack } from './device-packs'

/** A charger. Upright ones have bays with cells, wide ones a display and two sockets. */
export const charger: Shape = {
  projection: 'box',
  draw: (drawing, size) => {
    const { w, h } = size
    if (h < w * 0.8) return deskCharger(drawing, size)
    const bays = Math.max(1, Math.min(4, Math.round((w / h) * 5)))
    const bay = { w: Math.min((w * 0.756) / bays, h * 0.26), h: h * 0.66 }
    const cell = { w: bay.w * 0.8, h: Math.min(bay.h * 0.94, bay.w * 2.9), d: 0 }
    const colours: Drawing['colours'] = [shade(drawing.colours[1], -0.1), '#f4f6f7']
    return bayCharger(drawing, size, { bays, bay, cell, filling: cylinder.draw({ ...CELL, colours }, cell) })
  },
}

/** A charger with two bays for camera batteries. */
export const packCharger: Shape = {
  projection: 'box',
  draw: (drawing, size) => {
    const bay = { w: size.w * 0.4, h: size.h * 0.66 }
    const cell = { w: size.w * 0.34, h: size.h * 0.6, d: 0 }
    const pack: Drawing = { ...CELL, shape: 'camera-pack', colours: ['#3a424a', drawing.colours[1]] }
    return bayCharger(drawing, size, { bays: 2, bay, cell, filling: cameraPack.draw(pack, cell) })
  },
}

/** A plug-in power supply: two pins on top, a port in front. */
export const adapter: Shape = {
  projection: 'box',
  draw: ({ colours: [body, accent], label }, size) => {
    const pins = Math.min(size.h * 0.2, size.w * 0.4)
    const block = { ...size, h: size.h - pins }
    const { w, h } = block
    return [
      obliqueBox(block, { colour: body, radius: w * 0.12 }),
      ...[0.3, 0.7].map((across) => pin(onTop(block, across, 0.5), w * 0.055, pins)),
      `<rect x="${n(w * 0.3)}" y="${n(-h * 0.26)}" width="${n(w * 0.4)}" height="${n(h * 0.1)}" rx="${n(h * 0.05)}" fill="#0a0f14"/>`,
      `<rect x="${n(w * 0.38)}" y="${n(-h * 0.222)}" width="${n(w * 0.24)}" height="${n(h * 0.025)}" rx="1" fill="#8d969e"/>`,
      `<circle cx="${n(w / 2)}" cy="${n(-h * 0.84)}" r="${n(w * 0.025)}" fill="#4cc38a"/>`,
      lettering({
        text: label,
        x: w / 2,
        y: -h * 0.58,
        size: label.includes('\n') ? Math.min(w * 0.32, h * 0.24) : Math.min(w * 0.26, h * 0.2),
        room: w * 0.78,
        fill: textColourOn(body),
      }),
      `<rect x="${n(w * 0.36)}" y="${n(-h * 0.34)}" width="${n(w * 0.28)}" height="2.5" rx="1" fill="${accent}"/>`,
    ].join('')
  },
}

/** The strip under a charger's display or bays has room for one line. */
const onOneLine = (label: string): string => label.replaceAll('\n', ' ')

/** The bays, all of one size, and the drawing of what is in each. */
type Bays = { bays: number; bay: Omit<Measures, 'd'>; cell: Measures; filling: string }

function bayCharger({ colours: [body], label }: Drawing, size: Measures, { bays, bay, cell, filling }: Bays): string {
  const { w, h } = size
  const pitch = (w * 0.9) / bays
  const filled = Array.from({ length: bays }, (_, at) => {
    const middle = w * 0.05 + pitch * (at + 0.5)
    const place = { x: middle - cell.w / 2, y: -h * 0.93 + (bay.h + cell.h) / 2 }
    const first = translate(place, `<g id="cell">${filling}</g>`)
    const next = at < bays - 1 ? `<use href="#cell" x="${n(place.x)}" y="${n(place.y)}"/>` : ''
    return [
      `<rect x="${n(middle - bay.w / 2)}" y="${n(-h * 0.93)}" width="${n(bay.w)}" height="${n(bay.h)}" rx="${n(bay.w * 0.12)}" fill="#0a0f14"/>`,
      at === 0 ? first : next,
      `<circle cx="${n(middle)}" cy="${n(-h * 0.225)}" r="${n(w * 0.016)}" fill="${at % 2 === 0 ? '#4cc38a' : '#ff8a5c'}"/>`,
    ].join('')
  })
  const print = lettering({
    text: onOneLine(label),
    x: w / 2,
    y: -h * 0.115,
    size: h * 0.11,
    room: w * 0.84,
    fill: textColourOn(body),
  })
  return obliqueBox(size, { colour: body, radius: w * 0.06 }) + filled.join('') + print
}

/** The cell in each bay, without text. */
const CELL = { shape: 'cylinder', width: 14.5, height: 50.5, depth: 14.5, label: '', count: 1 } satisfies Omit<Drawing, 'colours'>

function deskCharger({ colours: [body, accent], label }: Drawing, size: Measures): string {
  const { w, h } = size
  const screen = `x="${n(w * 0.09)}" y="${n(-h * 0.84)}" width="${n(w * 0.46)}" height="${n(h * 0.4)}" rx="${n(h * 0.04)}"`
  const bars = [0, 1, 2, 3].map(
    (at) =>
      `<rect x="${n(w * (0.14 + at * 0.095))}" y="${n(-h * 0.73)}" width="${n(w * 0.07)}" height="${n(h * 0.18)}" rx="1.5" fill="${at < 3 ? '#ffbc20' : '#3a4650'}"/>`,
  )
  const socket = (x: number, colour: string) =>
    `<circle cx="${n(x)}" cy="${n(-h * 0.64)}" r="${n(h * 0.12)}" fill="${colour}"/><circle cx="${n(x)}" cy="${n(-h * 0.64)}" r="${n(h * 0.055)}" fill="#0a0f14"/>`
  return [
    obliqueBox(size, { colour: body, radius: h * 0.1 }),
    `<rect x="0" y="${n(-h * 0.32)}" width="${n(w)}" height="${n(h * 0.035)}" fill="${accent}"/>`,
    `<rect ${screen} fill="#10181f"/>${bars.join('')}<rect ${screen} fill="url(#glass)" opacity=".18"/>`,
    socket(w * 0.69, '#b3261e'),
    socket(w * 0.86, '#22303c'),
    `<circle cx="${n(w * 0.86)}" cy="${n(-h * 0.64)}" r="${n(h * 0.12)}" fill="none" stroke="#fff" stroke-opacity=".3"/>`,
    lettering({ text: onOneLine(label), x: w / 2, y: -h * 0.155, size: h * 0.18, room: w * 0.86, fill: textColourOn(body) }),
  ].join('')
}

function pin({ x, y }: { x: number; y: number }, radius: number, height: number): string {
  const left = n(x - radius)
  return `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(radius * 1.5)}" ry="${n(radius * 0.6)}" fill="#0a0f14" opacity=".35"/><rect x="${left}" y="${n(y - height)}" width="${n(radius * 2)}" height="${n(height)}" rx="${n(radius)}" fill="url(#metal)"/><rect x="${left}" y="${n(y - height * 0.55)}" width="${n(radius * 2)}" height="${n(height * 0.55)}" fill="#2a333b"/>`
}
