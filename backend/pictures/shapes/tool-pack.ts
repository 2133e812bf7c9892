import { shade, textColourOn } from '../colour'
import { lettering } from '../lettering'
import { obliqueBox, onTop, wrapBand } from '../oblique-box'
import { n, translate } from '../canvas'
import type { Measures, Shape } from '../shape'

/** A power-tool battery: body with bumper, slide rail with contact slots on top, release button and charge lamps in front. */
export const toolPack: Shape = {
  projection: 'box',
  draw: ({ colours: [body, accent], label }, size) => {
    const railHeight = size.h * 0.2
    const block = { ...size, h: size.h - railHeight }
    const rail = { w: size.w * 0.6, h: railHeight * 0.8, d: size.d * 0.86 }
    const neck = { w: rail.w * 0.84, h: railHeight * 0.6, d: rail.d }
    const print = textColourOn(body)
    const place = label.includes('\n')
      ? { y: -block.h * 0.46, size: block.h * 0.29 }
      : { y: -block.h * 0.42, size: block.h * 0.24 }
    return [
      obliqueBox(block, { colour: body, radius: size.w * 0.06 }),
      wrapBand(block, block.h * 0.02, block.h * 0.15, accent),
      translate(onTop(block, 0.25, 0.07), obliqueBox(neck, { colour: shade(body, -0.3), radius: 1 })),
      translate(
        onTop({ ...block, h: block.h + neck.h * 0.7 }, 0.2, 0.07),
        obliqueBox({ ...rail, h: rail.h * 0.55 }, { colour: shade(body, 0.06), radius: 2 }) +
          slots({ ...rail, h: rail.h * 0.55 }),
      ),
      releaseButton(block, accent),
      lettering({ text: label, ...place, x: size.w / 2, room: size.w * 0.8, fill: print }),
      chargeLamps(block, print),
    ].join('')
  },
}

function slots(rail: Measures): string {
  const ends = [0.14, 0.32, 0.68, 0.86].map((across) => [onTop(rail, across, 0.12), onTop(rail, across, 0.62)])
  const lines = ends.map(([from, to]) => (from && to ? `M${n(from.x)} ${n(from.y)}L${n(to.x)} ${n(to.y)}` : '')).join('')
  const width = rail.w * 0.045
  return `<path d="${lines}" stroke="#0a0f14" stroke-width="${n(width)}"/><path d="${lines}" stroke="#d9a83a" stroke-width="${n(width * 0.4)}"/>`
}

function releaseButton({ w, h }: Measures, colour: string): string {
  const place = `x="${n(w * 0.36)}" y="${n(-h * 0.93)}" width="${n(w * 0.28)}" height="${n(h * 0.2)}" rx="${n(h * 0.05)}"`
  const grip = [0.45, 0.5, 0.55].map((at) => `M${n(w * at)} ${n(-h * 0.89)}v${n(h * 0.12)}`).join('')
  return `<rect ${place} fill="${colour}" stroke="#000" stroke-opacity=".4"/><rect ${place} fill="url(#face)"/><path d="${grip}" stroke="#000" stroke-opacity=".35" stroke-width="${n(w * 0.012)}"/>`
}

function chargeLamps({ w, h }: Measures, colour: string): string {
  const lamps = [0, 1, 2, 3].map((at) => {
    const look = at < 3 ? 'fill="#4cc38a"' : `fill="${colour}" opacity=".25"`
    return `<circle cx="${n(w * (0.44 + at * 0.04))}" cy="${n(-h * 0.225)}" r="${n(w * 0.011)}" ${look}/>`
  })
  return lamps.join('')
}
