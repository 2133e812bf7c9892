import { shade, textColourOn } from '../colour'
import { frontFacing, lengthwise } from '../front-facing'
import { lettering } from '../lettering'
import { obliqueBox, onTop } from '../oblique-box'
import { n } from '../canvas'
import type { Measures, Shape } from '../shape'
import { crossedOutBin, smallPrint } from '../small-print'

/** A camera battery: small moulded block, gold contacts on its end, an arrow that shows how it goes in. */
export const cameraPack: Shape = {
  projection: 'box',
  measures: frontFacing,
  draw: ({ colours: [body, accent], label }, size) => {
    const { w, h } = size
    const print = textColourOn(body)
    return [
      obliqueBox(size, { colour: body, radius: w * 0.06 }),
      contacts(size),
      `<rect x="${n(w * 0.07)}" y="${n(-h * 0.83)}" width="${n(w * 0.86)}" height="${n(h * 0.74)}" rx="${n(w * 0.03)}" fill="${shade(body, 0.1)}"/>`,
      `<rect x="${n(w * 0.07)}" y="${n(-h * 0.8)}" width="${n(w * 0.86)}" height="${n(h * 0.03)}" fill="${accent}"/>`,
      `<path d="M${n(w / 2)} ${n(-h * 0.965)}l${n(w * 0.06)} ${n(h * 0.07)}h${n(-w * 0.12)}z" fill="${print}"/>`,
      lettering({ text: label, x: w / 2, y: -h * 0.58, size: Math.min(w * 0.22, h * 0.22), room: w * 0.74, fill: print }),
      smallPrint(w * 0.14, -h * 0.36, Math.min(w * 0.46, h), 4, print),
      crossedOutBin(w * 0.78, -h * 0.17, Math.min(w * 0.17, h * 0.24), print),
      `<rect x="0" y="${n(-h)}" width="${n(w)}" height="${n(h)}" rx="${n(w * 0.06)}" fill="url(#face)"/>`,
    ].join('')
  },
}

/** A phone or tablet battery: thin pouch with a taped head, a flex cable and its connector. */
export const phonePack: Shape = {
  projection: 'box',
  measures: frontFacing,
  draw: ({ colours: [pouch, tape], label }, size) => {
    const flex = Math.min(size.h * 0.13, size.w * 0.28)
    const body = { ...size, h: size.h - flex }
    const { w, h } = body
    const print = textColourOn(pouch)
    const upwards = h > w * 1.6 && label.length > 6
    const ribbon = `M${n(w * 0.66)} ${n(-h * 0.97)}v${n(-flex * 0.35)}q0 ${n(-flex * 0.3)} ${n(-flex * 0.3)} ${n(-flex * 0.3)}h${n(-w * 0.2)}`
    return [
      `<path d="${ribbon}" fill="none" stroke="#7a4a12" stroke-width="${n(flex * 0.4)}"/><path d="${ribbon}" fill="none" stroke="#c78a2e" stroke-width="${n(flex * 0.3)}"/>`,
      connector(w * 0.42 - flex * 0.2, -h * 0.97 - flex * 0.65, w * 0.2, flex * 0.6),
      obliqueBox(body, { colour: pouch, radius: w * 0.05 }),
      `<rect x="0" y="${n(-h)}" width="${n(w)}" height="${n(h * 0.085)}" rx="${n(w * 0.04)}" fill="${tape}"/>`,
      `<path d="M0 ${n(-h * 0.915)}h${n(w)}" stroke="#000" stroke-opacity=".3"/>`,
      lettering({
        text: label,
        x: w * (upwards ? 0.36 : 0.5),
        y: -h * (upwards ? 0.5 : 0.66),
        size: Math.min(w * (upwards ? 0.26 : 0.2), h * 0.22),
        room: upwards ? h * 0.7 : w * 0.82,
        fill: print,
        upwards,
      }),
      upwards ? '' : smallPrint(w * 0.12, -h * 0.4, Math.min(w * 0.5, h), 4, print),
      upwards ? smallPrint(w * 0.6, -h * 0.8, w * 0.28, 8, print) : '',
      crossedOutBin(w * 0.76, -h * 0.08, Math.min(w * 0.17, h * 0.24), print),
      `<rect x="0" y="${n(-h)}" width="${n(w)}" height="${n(h)}" rx="${n(w * 0.05)}" fill="url(#glass)" opacity=".22"/>`,
    ].join('')
  },
}

/** A laptop battery: long case with seams at its ends, a connector in the upper edge, latches and a printed label. */
export const laptopPack: Shape = {
  projection: 'box',
  measures: lengthwise,
  draw: ({ colours: [body, accent], label }, size) => {
    const { w, h } = size
    const print = textColourOn(body)
    const seams = [0.08, 0.92].map((at) => `M${n(w * at)} ${n(-h)}v${n(h)}`).join('')
    return [
      obliqueBox(size, { colour: body, radius: Math.min(h * 0.14, w * 0.02) }),
      `<path d="${seams}" stroke="#000" stroke-opacity=".5" stroke-width="1.4"/>`,
      connector(w * 0.36, -h, w * 0.28, h * 0.17),
      ...[0.2, 0.8].map(
        (at) => `<rect x="${n(w * at - w * 0.025)}" y="${n(-h)}" width="${n(w * 0.05)}" height="${n(h * 0.08)}" fill="#0a0f14"/>`,
      ),
      `<rect x="${n(w * 0.12)}" y="${n(-h * 0.74)}" width="${n(w * 0.76)}" height="${n(h * 0.62)}" rx="2" fill="${shade(body, 0.09)}"/>`,
      `<rect x="${n(w * 0.12)}" y="${n(-h * 0.74)}" width="${n(w * 0.014)}" height="${n(h * 0.62)}" fill="${accent}"/>`,
      lettering({ text: label, x: w * 0.37, y: -h * 0.43, size: h * 0.4, room: w * 0.39, fill: print }),
      smallPrint(w * 0.61, -h * 0.6, w * 0.16, 4, print),
      crossedOutBin(w * 0.83, -h * 0.2, Math.min(h * 0.32, w * 0.08), print),
      `<rect x="0" y="${n(-h)}" width="${n(w)}" height="${n(h)}" rx="2" fill="url(#face)"/>`,
    ].join('')
  },
}

function contacts(size: Measures): string {
  const pads = [0.2, 0.4, 0.6].map((across) => {
    const corners = [
      onTop(size, across, 0.25),
      onTop(size, across, 0.7),
      onTop(size, across + 0.12, 0.7),
      onTop(size, across + 0.12, 0.25),
    ]
    return `M${corners.map(({ x, y }) => `${n(x)} ${n(y)}`).join('L')}z`
  })
  return `<path d="${pads.join('')}" fill="url(#brass)"/>`
}

/** A black plug or socket with a row of gold pins. */
function connector(x: number, y: number, width: number, height: number): string {
  const pins = [1, 2, 3, 4, 5, 6].map((at) => `M${n(x + (width * at) / 7)} ${n(y + height * 0.25)}v${n(height * 0.5)}`).join('')
  return `<rect x="${n(x)}" y="${n(y)}" width="${n(width)}" height="${n(height)}" rx="1.5" fill="#0a0f14"/><path d="${pins}" stroke="#d9a83a" stroke-width="${n(width * 0.06)}"/>`
}
