import { textColourOn } from '../colour'
import { lettering } from '../lettering'
import { n } from '../canvas'
import type { Shape } from '../shape'

/** A torch standing on its tail, its light on: wide head, knurled grip, switch in the second colour. */
export const lamp: Shape = {
  projection: 'round',
  measures: ({ width, height }) => ({ w: Math.min(width, height), h: Math.max(width, height), d: Math.min(width, height) }),
  draw: ({ colours: [body, accent], label }, { w, h }) => {
    const curve = w * 0.08
    const grip = w * 0.68
    const inset = (w - grip) / 2
    const headEnd = -h * 0.72
    const silhouette = `M0 ${n(-h + curve)}V${n(headEnd - h * 0.07)}L${n(inset)} ${n(headEnd)}V${n(-curve)}a${n(grip / 2)} ${n(curve * 0.7)} 0 0 0 ${n(grip)} 0V${n(headEnd)}L${n(w)} ${n(headEnd - h * 0.07)}V${n(-h + curve)}a${n(w / 2)} ${n(curve)} 0 0 1 ${n(-w)} 0z`
    const rings = [0.84, 0.86, 0.88].map((at) => `M0 ${n(-h * at)}a${n(w / 2)} ${n(curve)} 0 0 0 ${n(w)} 0`).join('')
    const knurls = [0.05, 0.08, 0.11, 0.14]
      .map((at) => `M${n(inset)} ${n(-h * at - curve)}a${n(grip / 2)} ${n(curve * 0.7)} 0 0 0 ${n(grip)} 0`)
      .join('')
    const lens = (share: number, fill: string) =>
      `<ellipse cx="${n(w / 2)}" cy="${n(-h + curve)}" rx="${n((w / 2) * share)}" ry="${n(curve * share)}" fill="${fill}"/>`
    const upwards = label.length > 3
    return [
      glow(w, -h + curve),
      `<path d="${silhouette}" fill="${body}"/><path d="${silhouette}" fill="url(#round)"/>`,
      `<path d="${rings}${knurls}" fill="none" stroke="#000" stroke-opacity=".45" stroke-width="${n(Math.max(1.4, h * 0.006))}"/>`,
      lens(1, '#8d969e') + lens(0.88, '#fff6d6') + lens(0.5, '#fff'),
      `<rect x="${n(w / 2 - grip * 0.17)}" y="${n(headEnd + h * 0.035)}" width="${n(grip * 0.34)}" height="${n(h * 0.085)}" rx="${n(grip * 0.15)}" fill="${accent}" stroke="#000" stroke-opacity=".4"/>`,
      lettering({
        text: label,
        x: w / 2,
        y: -h * 0.37,
        size: grip * 0.42,
        room: upwards ? h * 0.36 : grip * 0.8,
        fill: textColourOn(body),
        upwards,
      }),
    ].join('')
  },
}

/** The light above the lens: half an ellipse, brightest at the glass. */
function glow(w: number, y: number): string {
  return `<path d="M${n(-w * 0.25)} ${n(y)}a${n(w * 0.75)} 46 0 0 1 ${n(w * 1.5)} 0z" fill="url(#glow)"/>`
}
