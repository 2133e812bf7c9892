import { expect, it } from 'vitest'
import { shownAmounts } from './shown-amounts'

const totals = { count: 3, total: 87, deposit: 0, saved: 12.5, vat: 17.4, net: 69.6, netSaved: 10 }
const quote = { shipping: 49, fee: 25, vat_total: 32.2 }

it('shows a consumer all amounts with VAT', () => {
  expect(shownAmounts(totals, quote, false)).toEqual({ goods: 87, deposit: 0, shipping: 49, fee: 25, saved: 12.5, vat: 32.2 })
})

it('shows the deposits in a row of their own, beside the goods', () => {
  expect(shownAmounts({ ...totals, total: 94.5, deposit: 7.5 }, quote, false)).toMatchObject({ goods: 87, deposit: 7.5 })
})

it('shows who shops without VAT amounts that add up to the total with the VAT', () => {
  const shown = shownAmounts(totals, quote, true)
  expect(shown).toEqual({ goods: 69.6, deposit: 0, shipping: 39.2, fee: 20, saved: 10, vat: 32.2 })
  expect(shown.goods + shown.shipping + shown.fee + shown.vat).toBeCloseTo(87 + 49 + 25)
})

it('shows free delivery, and goods alone, without VAT', () => {
  expect(shownAmounts(totals, { shipping: 0, fee: 0, vat_total: 17.4 }, true)).toMatchObject({ shipping: 0, fee: 0 })
  expect(shownAmounts(totals, undefined, true)).toMatchObject({ goods: 69.6, shipping: 0, vat: 17.4 })
})
