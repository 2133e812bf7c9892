import type { Drawing } from '../pictures/drawing'
import type { Parcel, Sides } from '../interfaces/carrier'

/** The type of products that are sent by e-mail and so weigh nothing. */
const GIFT_CARD = 4

/**
 * Goods up to this weight travel in a padded envelope, heavier ones in a carton. Weights in grams; `wall` is what
 * the packaging adds to each side, in mm.
 */
const ENVELOPE = { maxGoods: 500, weight: 20, wall: 4 }
const CARTON = { weight: 150, fillingPercent: 2, wall: 10 }

/** The shapes of lead batteries. */
const LEAD: ReadonlySet<Drawing['shape']> = new Set<Drawing['shape']>(['car-battery', 'lead-block'])

/**
 * Grams of goods in a cm³ at most: cells of zinc and lead without air. A box of more pieces than its
 * drawing shows is as large as it is heavy.
 */
const DENSITY = 2.25
/** The factor for the space lost between pieces of different shapes. */
const AIR = 1.15

/**
 * Shape and measures of one piece in mm, of which a pack holds `count`: a product's drawing has its
 * true measures. Null of an unknown product.
 */
export type Measures = Pick<Drawing, 'shape' | 'width' | 'height' | 'depth' | 'count'> | null

type Line = { type: number; weightGrams: number; quantity: number; measures: Measures }

/** The parcel of an order with its packaging; null when there is nothing to send, as with gift cards alone. */
export function parcelOf(lines: readonly Line[], goodsTotal: number): Parcel | null {
  const goods = lines.filter(({ type }) => type !== GIFT_CARD)
  if (goods.length === 0) return null
  const weight = goods.reduce((sum, { weightGrams, quantity }) => sum + weightGrams * quantity, 0)
  const isSmall = weight <= ENVELOPE.maxGoods
  const { wall } = isSmall ? ENVELOPE : CARTON
  const packaging = isSmall ? ENVELOPE.weight : CARTON.weight + Math.round((weight * CARTON.fillingPercent) / 100)
  const [length, width, height] = goods.map(({ measures }) => sidesOf(measures)).reduce(enclosing)
  return {
    weightGrams: weight + packaging,
    goodsTotal,
    sides: [length + wall, width + wall, height + wall],
    volume: roomFor(goods, [length, width, height]),
    hasLead: goods.some(({ measures }) => measures !== null && LEAD.has(measures.shape)),
  }
}

/** The volume of the goods in mm³. A single piece loses no space. */
function roomFor(goods: readonly Line[], [length, width, height]: Sides): number {
  const volume = goods.reduce((sum, line) => sum + line.quantity * volumeOf(line), 0)
  const single = length * width * height
  return volume <= single ? single : volume * AIR
}

function volumeOf({ measures, weightGrams }: Line): number {
  const drawn = measures === null ? 0 : measures.width * measures.height * measures.depth * measures.count
  return Math.max(drawn, (weightGrams / DENSITY) * 1000)
}

const sidesOf = (measures: Measures): Sides => {
  if (measures === null) return [0, 0, 0]
  return ordered([measures.width, measures.height, measures.depth])
}

const enclosing = (one: Sides, other: Sides): Sides => [
  Math.max(one[0], other[0]),
  Math.max(one[1], other[1]),
  Math.max(one[2], other[2]),
]

/** Longest first. */
function ordered(sides: Sides): Sides {
  const [length = 0, width = 0, height = 0] = [...sides].sort((one, other) => other - one)
  return [length, width, height]
}
