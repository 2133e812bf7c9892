import type { Texts } from '../../../../../texts'
import type { Kind } from '../kind'

/** A kind of spare parts of the brand that makes them all. */
export const part = (
  category: string,
  shape: Kind['shape'],
  deviceType: string,
  name: Texts,
  purpose: Texts,
  colours: [string, string],
  demand = 0.45,
  names: Kind['names'] = {},
): Kind => ({
  category,
  brand: 'fickvolt',
  deviceType,
  name,
  names,
  purpose,
  shape,
  colours,
  tags: ['self-repair'],
  demand,
  discountCategory: 'spares',
})
