import type { Drawing } from '../drawing'
import { textColourOn } from '../colour'
import { fittedSize, lettering } from '../lettering'
import { n } from '../canvas'
import type { Measures, Shape } from '../shape'

/** A round cell standing upright: sleeve with a band of the second colour, crimped foot, metal top with its contact. */
export const cylinder: Shape = {
  projection: 'round',
  measures: ({ width, height }) => ({ w: width, h: height, d: width }),
  draw: ({ colours: [sleeve, band], label, solderTags }: Drawing, { w, h }: Measures) => {
    const curve = w * 0.085
    const contact = Math.min(w * 0.09, h * 0.12)
    const top = -h + contact + curve
    const foot = -curve
    const bandEnd = top + (foot - top) * 0.24
    const part = (from: number, to: number, fill: string) => `<path d="${tube(w, curve, from, to)}" fill="${fill}"/>`
    return [
      part(top, foot, 'url(#metal)'),
      part(top + h * 0.012, foot - h * 0.022, sleeve),
      part(top + h * 0.012, bandEnd, band),
      part(bandEnd - h * 0.006, bandEnd + h * 0.006, '#fff'),
      part(top, foot, 'url(#round)'),
      metalTop(w, curve, top, contact),
      lettering({
        text: '+',
        x: w / 2,
        y: (top + bandEnd) / 2 + curve,
        size: Math.min(w * 0.36, h * 0.16),
        room: w,
        fill: textColourOn(band),
      }),
      sizePrint(label, w, bandEnd + curve, foot, textColourOn(sleeve)),
      solderTags ? tagsAtEnds(w, top, foot, contact) : '',
    ].join('')
  },
}

function metalTop(w: number, curve: number, y: number, contact: number): string {
  const middle = w / 2
  const tip = w * 0.19
  const disc = (rx: number, ry: number, cy: number, fill: string) =>
    `<ellipse cx="${n(middle)}" cy="${n(cy)}" rx="${n(rx)}" ry="${n(ry)}" fill="${fill}"/>`
  const pin = `<path d="M${n(middle - tip)} ${n(y - contact)}v${n(contact)}a${n(tip)} ${n(tip * 0.17)} 0 0 0 ${n(tip * 2)} 0v${n(-contact)}z" fill="url(#metal)"/>`
  return (
    disc(middle, curve, y, '#9aa3ab') +
    disc(middle * 0.93, curve * 0.9, y, '#e3e8eb') +
    disc(middle * 0.62, curve * 0.6, y, '#b4bcc3') +
    pin +
    disc(tip, tip * 0.17, y - contact, '#f4f6f7')
  )
}

/** Solder tags: metal strips, bent over the rim from the contact and from the foot, with the hole for the wire. */
function tagsAtEnds(w: number, top: number, foot: number, contact: number): string {
  const [width, hole] = [w * 0.16, w * 0.035]
  // The one at the foot is short, so that it covers no figure of the label.
  const [upper, lower] = [w * 0.3, w * 0.14]
  const x = w * 0.8
  const strip = (from: number, to: number, eye: number) =>
    `<path d="M${n(x - width / 2)} ${n(from)}H${n(x + width / 2)}V${n(to)}H${n(x - width / 2)}z" fill="#dfe4e7" stroke="#7d868d" stroke-width="${n(w * 0.015)}"/>` +
    `<circle cx="${n(x)}" cy="${n(eye)}" r="${n(hole)}" fill="#7d868d"/>`
  const across = `<path d="M${n(w / 2)} ${n(top - contact)}H${n(x + width / 2)}V${n(top)}H${n(w / 2)}z" fill="#c3cacf"/>`
  return across + strip(top - contact, top + upper, top + upper * 0.7) + strip(foot - lower, foot, foot - lower * 0.5)
}

/** The label: horizontal where it stays legible, else upwards along the cell. */
function sizePrint(label: string, w: number, from: number, to: number, fill: string): string {
  if (label.includes('\n')) return sizeAndCapacity(label, w, from, to, fill)
  const y = (from + to) / 2 + w * 0.04
  const tall = Math.min(w * 0.4, (to - from) * 0.5)
  const across = fittedSize(label, tall, w * 0.8)
  const along = fittedSize(label, w * 0.46, (to - from) * 0.78)
  const upwards = across < 22 && along > across * 1.15
  return lettering({
    text: label,
    x: w / 2,
    y,
    size: upwards ? w * 0.46 : tall,
    room: upwards ? (to - from) * 0.78 : w * 0.8,
    fill,
    upwards,
  })
}

/** A short size across with the capacity along the cell; a long one along the cell too. On a stout cell both across. */
function sizeAndCapacity(label: string, w: number, from: number, to: number, fill: string): string {
  const [size = '', capacity = ''] = label.split('\n')
  const [x, y] = [w / 2, (from + to) / 2 + w * 0.04]
  if (to - from < w * 1.3) return lettering({ text: label, x, y, size: w * 0.36, room: w * 0.84, fill })
  if (size.length > 4) return lettering({ text: label, x, y, size: w * 0.5, room: (to - from) * 0.8, fill, upwards: true })
  const across = fittedSize(size, w * 0.4, w * 0.8)
  const below = from + across * 1.5
  const along = { x, y: (below + to) / 2, size: w * 0.4, room: (to - below) * 0.88, fill, upwards: true }
  return (
    lettering({ text: size, x, y: from + across * 0.85, size: across, room: w * 0.8, fill }) +
    lettering({ text: capacity, ...along })
  )
}

/** The visible half of a tube between two heights. */
function tube(w: number, curve: number, from: number, to: number): string {
  const arc = (sweep: 0 | 1, x: number, y: number) => `A${n(w / 2)} ${n(curve)} 0 0 ${sweep} ${n(x)} ${n(y)}`
  return `M0 ${n(from)}V${n(to)}${arc(0, w, to)}V${n(from)}${arc(1, 0, from)}z`
}
