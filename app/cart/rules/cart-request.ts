import { clampQuantity, requestedQuantity } from './quantity'

/** A form field as it is sent. */
export type CartField = readonly [name: string, value: string]

/**
 * A product that is being added, as far as the page knows it. `prices` are per piece from a quantity on, the lowest quantity
 * first, in the store's currency including VAT of `vat` percent.
 */
export type KnownProduct = {
  thumb: { url: string; width: number; height: number } | null
  prices: readonly { quantity: number; price: number }[]
  vat: number
  /** The statutory deposit of one piece, beside its price. */
  deposit: number
}

/**
 * A parsed cart form, as far as it can be shown before the server has answered. `name` is the product's name. `about` is the line
 * that it changes: its uuid, or the id of the product that merges into it; NaN for a product that merges into none.
 */
export type CartRequest = { fields: readonly CartField[]; name: string } & (
  | { kind: 'add'; about: number; quantity: number; upselling: boolean; known: KnownProduct | null }
  /** `isStep`: of a press of plus or minus, which further presses may follow. */
  | { kind: 'change'; about: string; quantity: number; isStep: boolean }
  | { kind: 'remove'; about: string }
  | { kind: 'codes' | 'other'; about?: never }
)

/** Parses a cart form. Quantities are clamped to 1 to 5000, as on the server. */
export function cartRequest(fields: readonly CartField[], name = '', known: KnownProduct | null = null): CartRequest {
  const field = (key: string) => fields.findLast(([one]) => one === key)?.[1]
  const common = { fields, name }
  const about = field('uuid') ?? ''
  switch (field('intent')) {
    case 'add':
      return {
        ...common,
        kind: 'add',
        about: fields.some(([name, value]) => value !== '' && TYING_FIELD.test(name)) ? NaN : Number(field('product_id')),
        quantity: clampQuantity(field('quantity') ?? ''),
        upselling: field('upselling') === '1',
        known,
      }
    case 'change': {
      const step = field('step')
      const isStep = step === '1' || step === '-1'
      const quantity = requestedQuantity(field('quantity') ?? '', isStep ? step : undefined)
      // Sent as an absolute number, so that it can be repeated.
      return { ...common, fields: changeTo(about, quantity), kind: 'change', about, quantity, isStep }
    }
    case 'remove':
      return { ...common, kind: 'remove', about }
    case 'add-code':
    case 'remove-code':
      return { ...common, kind: 'codes' }
    default:
      return { ...common, kind: 'other' }
  }
}

/**
 * The fields with which an added line is never merged into another. A test compares it with the table of
 * origin markers, which pages need not load.
 */
const TYING_FIELD = /(?<!^product)_id$|_interval$/

const changeTo = (uuid: string, quantity: number): CartField[] => [
  ['intent', 'change'],
  ['uuid', uuid],
  ['quantity', String(quantity)],
]
