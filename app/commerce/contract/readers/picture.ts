import type { Reader } from './field'
import { isFields } from '../stored-fields'
import { textOf, wholeOf, wordsOf } from './scalar'

/** A picture by its URL, with width and height in CSS pixels, so that the layout does not shift while it loads. */
export type Picture = { url: string; width: number; height: number }

/** One picture of a product in the sizes it comes in, keyed by image type. */
export type ProductImage = { sort_order: number; alt?: string | undefined; types: Record<string, Picture> }

/** Pixels of a side that the answer does not tell. It only reserves the space of the picture, which is drawn square. */
const UNKNOWN_SIDE = 400

/** A picture with the size that reserves its space, from an object or its URL alone. */
export const pictureOf: Reader<Picture> = (input) => {
  const named = wordsOf(isFields(input) ? input['url'] : input)
  if (named === undefined) return undefined
  // A path without its slash would mean another file on each page.
  const url = /^(?:\/|[a-z][a-z\d+.-]*:)/i.test(named) ? named : `/${named}`
  const size = isFields(input) ? input : {}
  return { url, width: sideOf(size['width']), height: sideOf(size['height']) }
}

function sideOf(input: unknown): number {
  const side = wholeOf(input) ?? 0
  return side > 0 ? side : UNKNOWN_SIDE
}

/** A picture in its sizes: under `types`, or beside `sort_order` by their numbers (spec section 3, Product). */
export const imageOf: Reader<ProductImage> = (input) => {
  if (!isFields(input)) return undefined
  const sizes = isFields(input['types']) ? input['types'] : input
  const types = Object.entries(sizes).flatMap(([type, size]): [string, Picture][] => {
    const picture = /^\d+$/.test(type) ? pictureOf(size) : undefined
    return picture === undefined ? [] : [[type, picture]]
  })
  if (types.length === 0) return undefined
  const alt = textOf(input['alt'])
  return {
    sort_order: wholeOf(input['sort_order']) ?? 0,
    types: Object.fromEntries(types),
    ...(alt === undefined ? {} : { alt }),
  }
}
