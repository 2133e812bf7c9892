import type { Drawing } from './drawing'
import { shade, textColourOn } from './colour'
import { lettering } from './lettering'
import { obliqueBox } from './oblique-box'
import { CANVAS_SIZE, translate } from './canvas'
import { groundShadow } from './shadow'

const CARD = { x: 52, y: 22, w: 296, h: 352, head: 92 }
const KRAFT = '#c8a878'

/** The area of the blister on its card, in picture units. */
export const BLISTER = { x: CARD.x + 20, y: CARD.y + CARD.head + 14, w: CARD.w - 40, h: CARD.h - CARD.head - 34 }

/** A blister card with the label and the number of items. `goods` is drawn under its window. */
export function blisterCard({ colours: [main, second], label, count }: Drawing, goods: string): string {
  const { x, y, w, h, head } = CARD
  const top = `M${x} ${y + head}V${y + 14}q0 -14 14 -14h${w - 28}q14 0 14 14v${head - 14}z`
  const window = `x="${BLISTER.x}" y="${BLISTER.y}" width="${BLISTER.w}" height="${BLISTER.h}" rx="18"`
  const print = textColourOn(main)
  return [
    groundShadow(x, x + w, y + h),
    `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="14" fill="#f4f6f7" stroke="#d3dae0"/>`,
    `<path d="${top}" fill="${main}"/><path d="${top}" fill="url(#face)"/><rect x="${x}" y="${y + head}" width="${w}" height="6" fill="${second}"/>`,
    `<path d="M176 44h14q2 -8 10 -8t10 8h14q4 0 4 4t-4 4h-48q-4 0 -4 -4t4 -4z" fill="#fff" stroke="#16202a" stroke-opacity=".25"/>`,
    lettering({ text: `${count} × ${label}`, x: CANVAS_SIZE / 2, y: y + 64, size: 38, room: w * 0.88, fill: print }),
    `<rect ${window} fill="#e6eaed"/>${goods}<rect ${window} fill="url(#glass)" opacity=".45" stroke="#fff" stroke-width="2"/>`,
  ].join('')
}

/** A plain carton with a label, for products that are too large for a blister card. */
export function carton({ colours: [main], label, count }: Drawing): string {
  const size = { w: 252, h: 218, d: 240 }
  const tag = { x: 34, y: -172, w: 184, h: 118 }
  const marks = [
    obliqueBox(size, { colour: KRAFT, radius: 3 }),
    `<path d="M${size.w * 0.42} ${-size.h}l81.6 -48h${size.w * 0.16}l-81.6 48v44h${-size.w * 0.16}z" fill="${shade(KRAFT, 0.4)}" opacity=".75"/>`,
    `<rect x="${tag.x}" y="${tag.y}" width="${tag.w}" height="${tag.h}" rx="5" fill="#fff"/><rect x="${tag.x}" y="${tag.y}" width="${tag.w}" height="16" rx="5" fill="${main}"/>`,
    lettering({ text: `${count} ×`, x: tag.x + tag.w / 2, y: tag.y + 42, size: 34, room: tag.w * 0.9, fill: '#16202a' }),
    lettering({ text: label, x: tag.x + tag.w / 2, y: tag.y + 86, size: 32, room: tag.w * 0.9, fill: '#16202a' }),
  ].join('')
  const left = (CANVAS_SIZE - size.w - size.d * 0.34) / 2
  return groundShadow(left, left + size.w + size.d * 0.34, 346) + translate({ x: left, y: 346 }, marks)
}
