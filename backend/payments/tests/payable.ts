import { randomUUID } from 'node:crypto'
import type { Language } from '../../../app/commerce/contract/languages'
import { storeOf } from '../../stores/stores'
import type { Attempt, PayableLine, PayableOrder } from '../provider'

const COMPANY = { name: 'Elverket AB', organisationNumber: '5560125790', reference: 'Anna, gate 4' }

/** An order of a storefront whose unit prices do not multiply to the totals of the lines, with freight and a fee. */
export function payable(language: Language, isCompany: boolean): PayableOrder {
  const store = storeOf(language)
  const cents = store.digits === 0 ? 0 : 0.99
  const line = (kind: PayableLine['kind'], reference: string, quantity: number, price: number, total: number): PayableLine => ({
    ...{
      kind,
      reference,
      quantity,
      price,
      total,
      vat: store.vat,
      name: `Batteri ${reference} för båt & husvagn, 12 V, underhållsfritt`,
    },
  })
  const lines = [
    line('goods', 'H7-AGM', 1, 1499 + cents, 1499 + cents),
    line('goods', 'LR6', 3, 33.333333, 100),
    line('goods', 'LR6', 2, 39, 78),
    line('shipping', 'postnord-home', 1, 59 + cents, 59 + cents),
    line('fee', 'fee', 1, 29, 29),
  ]
  return {
    ...{ number: `KC-${randomUUID().slice(0, 8)}`, store, language, lines },
    amount: Number(lines.reduce((sum, { total }) => sum + total, 0).toFixed(2)),
    buyer: {
      ...{ email: 'anna@example.com', mobile: '0701234567', firstName: 'Anna', lastName: 'Åberg' },
      ...{ street: 'Storgatan 1', street2: '', postalCode: '111 22', city: 'Ort', countryCode: store.countryCode },
      company: isCompany ? COMPANY : null,
    },
  }
}

export const attemptFor = ({ number, amount, store }: PayableOrder): Attempt => ({
  ...{ id: randomUUID(), token: randomUUID(), orderNumber: number, amount, currency: store.currency, storeId: store.id },
  ...{ reference: null, expiresAt: new Date(Date.now() + 31 * 60_000) },
})
