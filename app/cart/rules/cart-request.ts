import { clampQuantity, requestedQuantity } from './quantity'

/** A form field as it is sent. */
export type CartField = readonly [name: string, value: string]

/** A parsed cart form: what can be shown before the server has answered. `name` is the product's name. */
export type CartRequest = { fields: readonly CartField[]; name: string } & (
  | { kind: 'add'; quantity: number; upselling: boolean }
  | { kind: 'change'; uuid: string; quantity: number }
  | { kind: 'remove'; uuid: string }
  | { kind: 'codes' | 'other' }
)

/** Parses a cart form. Quantities are clamped to 1 to 5000, as on the server. */
export function cartRequest(fields: readonly CartField[], name = ''): CartRequest {
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
