import { clampQuantity, requestedQuantity } from './quantity'

/** A form field as it is sent. */
export type CartField = readonly [name: string, value: string]

/**
 * A product that is being added, as far as the page knows it. `prices` are per piece from a quantity on, the lowest quantity first, in the store's
 * currency including VAT of `vat` percent.
 */
export type KnownProduct = {
  thumb: { url: string; width: number; height: number } | null
  prices: readonly { quantity: number; price: number }[]
  vat: number
  /** The statutory deposit of one piece, beside its price. */
  deposit: number
}

/** A parsed cart form, as far as it can be shown before the server has answered. `name` is the product's name. */
export type CartRequest = { fields: readonly CartField[]; name: string } & (
  | { kind: 'add'; quantity: number; upselling: boolean; known: KnownProduct | null }
  | { kind: 'change'; uuid: string; quantity: number }
  | { kind: 'remove'; uuid: string }
  | { kind: 'codes' | 'other' }
)

/** Parses a cart form. Quantities are clamped to 1 to 5000, as on the server. */
export function cartRequest(fields: readonly CartField[], name = '', known: KnownProduct | null = null): CartRequest {
  const field = (key: string) => fields.findLast(([one]) => one === key)?.[1]
  const common = { fields, name }
  const uuid = field('uuid') ?? ''
  switch (field('intent')) {
    case 'add':
      return {
        ...common,
        kind: 'add',
        quantity: clampQuantity(field('quantity') ?? ''),
        upselling: field('upselling') === '1',
        known,
      }
    case 'change': {
      const step = field('step')
      const quantity = requestedQuantity(field('quantity') ?? '', step === '1' || step === '-1' ? step : undefined)
      // Sent as an absolute number, so that it can be repeated.
      return { ...common, fields: changeTo(uuid, quantity), kind: 'change', uuid, quantity }
    }
    case 'remove':
      return { ...common, kind: 'remove', uuid }
    case 'add-code':
    case 'remove-code':
      return { ...common, kind: 'codes' }
    default:
      return { ...common, kind: 'other' }
  }
}

const changeTo = (uuid: string, quantity: number): CartField[] => [
  ['intent', 'change'],
  ['uuid', uuid],
  ['quantity', String(quantity)],
]
