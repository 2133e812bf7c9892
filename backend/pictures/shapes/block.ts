import { textColourOn } from '../colour'
import { lettering } from '../lettering'
import { obliqueBox, onTop, wrapBand } from '../oblique-box'
import { n } from '../canvas'
import type { Measures, Shape } from '../shape'

/** A 9 V block: two snap contacts on the top plate, a band of the second colour under it. */
export const block9v: Shape = {
  projection: 'box',
  draw: ({ colours: [sleeve, band], label }, size) => {
    const snaps = Math.min(size.h * 0.07, size.w * 0.12)
    const body = { ...size, h: size.h - snaps }
    return [
      obliqueBox(body, { colour: sleeve, radius: size.w * 0.05 }),
      topPlate(body, '#2a333b'),
      snap(onTop(body, 0.26, 0.5), size.w * 0.12, snaps, false),
      snap(onTop(body, 0.74, 0.5), size.w * 0.17, snaps * 0.8, true),
      frontBand(body, band),
      lettering({
        text: '+   −',
        x: size.w / 2,
        y: -body.h * 0.86,
        size: Math.min(size.w, size.h) * 0.2,
        room: size.w * 0.8,
        fill: textColourOn(band),
      }),
      lettering({
        text: label,
        x: size.w / 2,
        y: -body.h * 0.4,
        size: Math.min(size.w * 0.3, size.h * 0.3),
        room: size.w * 0.84,
        fill: textColourOn(sleeve),
      }),
    ].join('')
  },
}

/** A rectangular cell or battery with two flat contacts on top. */
export const prismatic: Shape = {
  projection: 'box',
  draw: ({ colours: [sleeve, band], label }, size) => {
    const upwards = size.h > size.w * 1.9
    const room = (upwards ? size.h * 0.6 : size.w) * 0.84
    const contacts = [0.24, 0.76].map((across) => contact(onTop(size, across, 0.5), size))
    return [
      obliqueBox(size, { colour: sleeve, radius: Math.min(size.w, size.h) * 0.05 }),
      ...contacts,
      frontBand(size, band),
      lettering({
        text: '+',
        x: size.w * 0.24,
        y: -size.h * 0.88,
        size: size.h * 0.16,
        room: size.w * 0.2,
        fill: textColourOn(band),
      }),
      lettering({
        text: '−',
        x: size.w * 0.76,
        y: -size.h * 0.88,
        size: size.h * 0.16,
        room: size.w * 0.2,
        fill: textColourOn(band),
      }),
      lettering({
        text: label,
        x: size.w / 2,
        y: -size.h * 0.4,
        size: Math.min(size.w * (upwards ? 0.42 : 0.24), size.h * 0.3),
        room,
        fill: textColourOn(sleeve),
        upwards,
      }),
    ].join('')
  },
}

function frontBand(size: Measures, colour: string): string {
  return (
    wrapBand(size, size.h * 0.77, size.h * 0.2, colour) + wrapBand(size, size.h * 0.76, Math.max(1.5, size.h * 0.01), '#ffffff')
  )
}

function topPlate(size: Measures, colour: string): string {
  const corners = [onTop(size, 0.03, 0.08), onTop(size, 0.03, 0.92), onTop(size, 0.97, 0.92), onTop(size, 0.97, 0.08)]
  return `<path d="M${corners.map(({ x, y }) => `${n(x)} ${n(y)}`).join('L')}z" fill="${colour}"/>`
}

function snap({ x, y }: { x: number; y: number }, radius: number, height: number, crown: boolean): string {
  const disc = (share: number, cy: number, fill: string) =>
    `<ellipse cx="${n(x)}" cy="${n(cy)}" rx="${n(radius * share)}" ry="${n(radius * share * 0.42)}" fill="${fill}"/>`
  const wall = `<path d="M${n(x - radius)} ${n(y - height)}v${n(height)}a${n(radius)} ${n(radius * 0.42)} 0 0 0 ${n(radius * 2)} 0v${n(-height)}z" fill="url(#metal)"/>`
  return (
    disc(1.3, y, '#b4bcc3') +
    wall +
    disc(1, y - height, '#eef1f3') +
    (crown ? disc(0.6, y - height, '#4c555d') : disc(0.55, y - height, '#c9d0d6'))
  )
}

function contact({ x, y }: { x: number; y: number }, { w, d }: Measures): string {
  const width = w * 0.2
  const height = Math.max(3, Math.min(d * 0.09, w * 0.08))
  return `<rect x="${n(x - width / 2)}" y="${n(y - height)}" width="${n(width)}" height="${n(height)}" rx="1.5" fill="url(#metal)"/>`
}
