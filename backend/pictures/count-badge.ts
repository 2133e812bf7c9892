import { CANVAS_SIZE, n } from './canvas'
import { lettering } from './lettering'

const HEIGHT = 64

/** The number of pieces in a pack, in the upper right corner, legible on a card. */
export function countBadge(pieces: number): string {
  const text = `× ${pieces}`
  const width = 40 + text.length * 24
  const left = CANVAS_SIZE - width - 4
  const plate = `<rect x="${n(left)}" y="6" width="${n(width)}" height="${HEIGHT}" rx="14" fill="#fff" stroke="#16202a" stroke-width="4"/>`
  return plate + lettering({ text, x: left + width / 2, y: 6 + HEIGHT / 2, size: 46, room: width - 20, fill: '#16202a' })
}
