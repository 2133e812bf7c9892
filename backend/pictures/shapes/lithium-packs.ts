import { shade, textColourOn } from '../colour'
import { frontFacing, lengthwise } from '../front-facing'
import { lettering } from '../lettering'
import { at, circle, fill, path, rect, stroke } from '../svg-elements'
import { obliqueBox } from '../oblique-box'
import { n } from '../canvas'
import type { Shape } from '../shape'
import { crossedOutBin } from '../small-print'

/** A power bank: rounded slab, a port in its upper edge, four lamps. */
export const powerBank: Shape = {
  projection: 'box',
  measures: (drawing) => {
    const { w, h, d } = frontFacing(drawing)
    return { w: Math.min(w, h), h: Math.max(w, h), d }
  },
  draw: ({ colours: [body, accent], label }, size) => {
    const { w, h } = size
    return [
      obliqueBox(size, { colour: body, radius: Math.min(w, h) * 0.1 }),
      rect([w * 0.4, -h * 0.975, w * 0.2, h * 0.025], `rx="${n(h * 0.012)}" fill="#0a0f14" stroke="#8d969e"`),
      ...[0, 1, 2, 3].map((index) =>
        circle(w * (0.38 + index * 0.08), -h * 0.88, w * 0.02, fill(index < 3 ? '#4cc38a' : '#5b6269')),
      ),
      rect([w * 0.12, -h * 0.24, w * 0.76, h * 0.012], fill(accent)),
      lettering({ text: label, x: w / 2, y: -h * 0.52, size: w * 0.26, room: w * 0.78, fill: textColourOn(body) }),
      crossedOutBin(w * 0.5, -h * 0.08, w * 0.13, textColourOn(body)),
    ].join('')
  },
}

/** A battery of an e-bike or scooter: long case, carrying strap at one end, lock and charge lamps. */
export const bikePack: Shape = {
  projection: 'box',
  measures: lengthwise,
  draw: ({ colours: [body, accent], label }, size) => {
    const { w, h } = size
    const print = textColourOn(body)
    return [
      obliqueBox(size, { colour: body, radius: Math.min(h * 0.3, w * 0.05) }),
      path(`M${at(w * 0.03, -h * 0.82)}q${at(-w * 0.05, h * 0.32, 0, h * 0.64)}`, stroke(shade(body, 0.3), h * 0.08)),
      rect([w * 0.12, -h * 0.16, w * 0.8, h * 0.07], `rx="2" fill="${accent}"`),
      circle(w * 0.88, -h * 0.6, Math.min(h * 0.13, w * 0.05), 'fill="url(#metal)" stroke="#0a0f14"'),
      rect([w * 0.876, -h * 0.66, w * 0.008, h * 0.12], fill('#0a0f14')),
      ...[0, 1, 2, 3, 4].map((index) =>
        rect([w * (0.66 + index * 0.03), -h * 0.64, w * 0.02, h * 0.1], fill(index < 4 ? '#4cc38a' : '#5b6269')),
      ),
      lettering({ text: label, x: w * 0.37, y: -h * 0.54, size: h * 0.34, room: w * 0.48, fill: print }),
    ].join('')
  },
}

/** Shrink-wrapped cells with two wires and a plug. */
export const wiredPack: Shape = {
  projection: 'box',
  draw: ({ colours: [wrap, band], label }, size) => {
    const lead = Math.min(size.h * 0.34, size.w * 0.5)
    const pack = { ...size, h: size.h - lead }
    const { w, h } = pack
    const wire = (by: number, colour: string) =>
      path(
        `M${at(w * (0.6 + by), -h)}q${at(0, -lead * 0.5, w * 0.1, -lead * 0.5)}t${at(w * 0.1, -lead * 0.22)}`,
        stroke(colour, Math.max(1.6, lead * 0.1)),
      )
    const plug = { x: w * 0.74, y: -h - lead, w: Math.min(w * 0.24, lead * 0.7), h: lead * 0.34 }
    const cells = Array.from({ length: 2 }, (_, index) =>
      path(`M${at((w * (index + 1)) / 3, -h)}v${n(h)}`, stroke('#000', w * 0.03, 'stroke-opacity=".16"')),
    )
    return [
      wire(0, '#22272c') + wire(0.06, '#b3261e'),
      rect([plug.x, plug.y, plug.w, plug.h], `rx="2" fill="#f4f6f7" stroke="#9aa3ab"`),
      path(
        `M${at(plug.x + plug.w * 0.3, plug.y)}v${n(plug.h * 0.5)}M${at(plug.x + plug.w * 0.7, plug.y)}v${n(plug.h * 0.5)}`,
        stroke('#77818a', plug.w * 0.1),
      ),
      obliqueBox(pack, { colour: wrap, radius: Math.min(w, h) * 0.1 }),
      ...cells,
      rect([0, -h * 0.9, w, h * 0.1], fill(band)),
      lettering({
        text: label,
        x: w / 2,
        y: -h * 0.48,
        size: Math.min(w * 0.2, h * 0.3),
        room: w * 0.84,
        fill: textColourOn(wrap),
      }),
    ].join('')
  },
}

/** A charging pad as it lies on the table: a flat disc with a flash on it. */
export const chargePad: Shape = {
  projection: 'flat',
  measures: ({ width, depth }) => ({ w: Math.max(width, depth), h: Math.max(width, depth) * 0.46, d: 0 }),
  dimensions: () => [],
  draw: ({ colours: [body, accent], label }, { w, h }) => {
    const y = -h * 0.56
    return [
      path(
        `M0 ${n(y)}a${at(w / 2, h * 0.42)} 0 0 0 ${at(w, 0)}v${n(h * 0.14)}a${at(w / 2, h * 0.42)} 0 0 1 ${at(-w, 0)}z`,
        fill(shade(body, -0.25)),
      ),
      `<ellipse cx="${n(w / 2)}" cy="${n(y)}" rx="${n(w / 2)}" ry="${n(h * 0.42)}" fill="${body}"/>`,
      `<ellipse cx="${n(w / 2)}" cy="${n(y)}" rx="${n(w * 0.39)}" ry="${n(h * 0.32)}" ${stroke(accent, w * 0.01)}/>`,
      path(
        `M${at(w * 0.53, y - h * 0.22)}l${at(-w * 0.1, h * 0.2)}h${n(w * 0.07)}l${at(-w * 0.03, h * 0.13)}l${at(w * 0.1, -h * 0.2)}h${n(-w * 0.07)}z`,
        fill(accent),
      ),
      lettering({
        text: label.replace('\n', ' '),
        x: w / 2,
        y: y + h * 0.25,
        size: h * 0.12,
        room: w * 0.5,
        fill: textColourOn(body),
      }),
    ].join('')
  },
}
