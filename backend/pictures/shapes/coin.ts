import type { Drawing } from '../drawing'
import { shade, textColourOn } from '../colour'
import { lettering } from '../lettering'
import { n } from '../canvas'
import type { Measures, Shape } from '../shape'

/** Height of the tilted face as a share of its width. */
const TILT = 0.8

/** The colour of a hearing-aid cell's pull tab, by size. All makers use the same colours (IEC 60086-2 sizes and trade names). */
const TAB_COLOURS: [sizes: RegExp, colour: string][] = [
  [/^(PR63|A?5)$/, '#c8312b'],
  [/^(PR70|P?A?10|PR230)$/, '#f2b705'],
  [/^(PR41|P?A?312)$/, '#8a4b1f'],
  [/^(PR48|P?A?13)$/, '#e8730c'],
  [/^(PR44|P?A?675)P?$/, '#1f5fa8'],
]

/** A button cell, tilted towards the viewer, its plus and size engraved in the steel. */
export const coin: Shape = {
  projection: 'round',
  measures: (drawing) => {
    const { diameter, thickness } = coinSize(drawing)
    return { w: diameter, h: diameter * TILT + thickness * 0.8, d: thickness }
  },
  dimensions: ({ w, h, d }) => [
    { mm: 'w', from: { x: 0, y: 0 }, to: { x: w, y: 0 }, side: 'below', sign: 'Ø' },
    { mm: 'd', from: { x: 0, y: -h + (w / 2) * TILT }, to: { x: 0, y: -h + (w / 2) * TILT + d * 0.8 }, side: 'left' },
  ],
  draw: ({ label, colours: [steel] }, { w, d }: Measures) => {
    const radius = w / 2
    const face = radius * TILT
    const rim = d * 0.8
    const middle = -rim - face
    const tab = TAB_COLOURS.find(([sizes]) => sizes.test(label))?.[1]
    const disc = (share: number, y: number, look: string) =>
      `<ellipse cx="${n(radius)}" cy="${n(y)}" rx="${n(radius * share)}" ry="${n(face * share)}" ${look}/>`
    const edge = (share: number, from: number, to: number, fill: string) => {
      const arc = `${n(radius * share)} ${n(face * share)} 0 0`
      const left = n(radius * (1 - share))
      return `<path d="M${left} ${n(from)}V${n(to)}A${arc} 0 ${n(radius * (1 + share))} ${n(to)}V${n(from)}A${arc} 0 ${left} ${n(from)}z" fill="${fill}"/>`
    }
    return [
      edge(0.93, middle, -face, '#4c555d'),
      edge(1, middle, middle + rim * 0.74, 'url(#metal)'),
      disc(1, middle, 'fill="#f4f6f7"'),
      disc(0.965, middle, 'fill="url(#disc)" stroke="#8d969e" stroke-opacity=".5"'),
      disc(0.965, middle, `fill="${steel}" opacity=".28"`),
      disc(0.8, middle, 'fill="none" stroke="#8d969e" stroke-opacity=".55"'),
      disc(0.79, middle + 1.2, 'fill="none" stroke="#fff" stroke-opacity=".8"'),
      ...(tab === undefined ? engraving(label, radius, middle, face) : pullTab(label, radius, face, middle, tab)),
    ].join('')
  },
}

/** Diameter and thickness in mm, whichever of the three sizes hold them. */
function coinSize({ width, height, depth }: Drawing): { diameter: number; thickness: number } {
  const sizes = [width, height, depth].filter((size) => size > 0)
  return { diameter: Math.max(...sizes), thickness: Math.min(...sizes) }
}

/** The sticker of a hearing-aid cell, with its tab and the size in large figures. */
function pullTab(label: string, radius: number, face: number, middle: number, colour: string): string[] {
  const half = radius * 0.3
  const neck = middle - face * 0.5
  const flap = `M${n(radius - half)} ${n(neck)}V${n(middle - face * 0.95)}q${n(half)} ${n(-half)} ${n(half * 2)} 0V${n(neck)}a${n(radius * 0.68)} ${n(face * 0.68)} 0 1 1 ${n(-half * 2)} 0z`
  return [
    `<path d="${flap}" fill="${colour}" stroke="${shade(colour, -0.4)}" stroke-opacity=".5"/><path d="${flap}" fill="url(#face)"/>`,
    lettering({
      text: label,
      x: radius,
      y: middle + face * 0.06,
      size: radius * 0.5,
      room: radius * 1.1,
      fill: textColourOn(colour),
    }),
  ]
}

/** Engraved text: dark, with a light lower edge. */
function engraving(label: string, radius: number, middle: number, face: number): string[] {
  const mark = (text: string, y: number, size: number) => {
    const print = { text, x: radius, size, room: radius * 1.36, weight: 600 }
    return lettering({ ...print, y: y + 1.4, fill: '#fff', opacity: 0.9 }) + lettering({ ...print, y, fill: '#4c555d' })
  }
  return [mark('+', middle - face * 0.42, radius * 0.56), mark(label, middle + face * 0.2, radius * 0.46)]
}
