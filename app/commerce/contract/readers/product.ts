import { isFields } from '../stored-fields'
import type { Reader } from './field'
import { textsOf } from './list'
import { dayOf } from './moment'
import { amountOf, flagOf, textOf, wholeOf, wordsOf } from './scalar'
import { type KnownStatus, stockStatusOf } from './stock'

/*
 * The parts of a product of which the specification says only the name, and the least of them
 * that a page needs. None costs the product.
 */

/** A product type by its number (spec section 3). */
export const productTypeOf: Reader<number> = (input) => {
  const type = wholeOf(input)
  return type !== undefined && type >= 0 && type <= 4 ? type : undefined
}

/** A category of a product. Without `uri` nothing leads to it. */
type ProductCategory = { id: number | null; name: string; uri: string | null; main: boolean; show_in_menu: boolean }

export const categoryOf: Reader<ProductCategory> = (input) => {
  const name = isFields(input) ? wordsOf(input['name']) : undefined
  if (!isFields(input) || name === undefined) return undefined
  return {
    id: wholeOf(input['id']) ?? null,
    name,
    uri: wordsOf(input['uri']) ?? null,
    main: flagOf(input['main']) ?? false,
    show_in_menu: flagOf(input['show_in_menu']) ?? true,
  }
}

/**
 * One product of a variation group, told apart by its values of the group's variation attributes. Without `slug` nothing leads to
 * it; without `estimated_at` it cannot be ordered ahead.
 */
type Variation = {
  product_id: number | null
  slug: string | null
  name: string
  values: Record<string, string>
  stock_status: KnownStatus
  estimated_at: string | null
}

/** Whatever stands in the list is a variation: a product that has some cannot be added quickly (section 5). */
export const variationOf: Reader<Variation> = (input) => {
  const fields = isFields(input) ? input : {}
  return {
    product_id: wholeOf(fields['product_id']) ?? null,
    slug: wordsOf(fields['slug']) ?? null,
    name: textOf(fields['name']) ?? '',
    values: textsOf(fields['values']) ?? {},
    stock_status: stockStatusOf(fields['stock_status']) ?? 'back-order',
    estimated_at: dayOf(fields['estimated_at']) ?? null,
  }
}

/** An attribute by which variations differ, from an object or from its name alone. */
export const attributeOf: Reader<{ key: string; name: string }> = (input) => {
  const fields = isFields(input) ? input : { name: input }
  const name = textOf(fields['name']) ?? ''
  return { key: textOf(fields['key']) ?? name, name }
}

/** The units whose price the law asks for (98/6/EC; § 5 PAngV): a metre, a litre, a kilogram. */
type Measure = { amount: number; unit: 'm' | 'l' | 'kg' }

/** How much of goods sold by length, volume or weight is in one piece, as `{ amount: 0.015, unit: 'l' }`. */
export const measureOf: Reader<Measure> = (input) => {
  const { amount: size, unit } = isFields(input) ? input : {}
  const amount = amountOf(size)
  if (amount === undefined || amount === 0) return undefined
  return unit === 'm' || unit === 'l' || unit === 'kg' ? { amount, unit } : undefined
}

/** A product by the name and slug that lead to it. */
export const linkOf: Reader<{ slug: string; name: string }> = (input) => {
  if (!isFields(input)) return undefined
  const [slug, name] = [wordsOf(input['slug']), wordsOf(input['name'])]
  return slug === undefined || name === undefined ? undefined : { slug, name }
}
