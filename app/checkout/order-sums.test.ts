import { describe, expect, it } from 'vitest'
import { orderSums, shownLineTotal } from './order-sums'

const line = { quantity: 3, price: 26.67, ordinary_price: 29, vat: 25, deposit: 0, reductions: [{ code: 'KRAFT10', amount: 7 }] }
const order = {
  items: [line],
  items_total: 80,
  deposit_total: 0,
  vat_total: 25.8,
  shipping: { price: 49 },
  payment: { fee: 0 },
  customer: { company: null },
}
const company = { ...order, customer: { company: { name: 'Elverket AB' } } }
const sweden = { currencyDigits: 0, allowExVat: true } as const

describe('the summary of an order', () => {
  it('has amounts with VAT for a consumer, and what each code saved', () => {
    expect(orderSums(order, sweden)).toMatchObject({
      isNet: false,
      goods: 80,
      shipping: 49,
      saved: 7,
      byCode: [{ code: 'KRAFT10', amount: 7 }],
    })
  })

  it('has amounts without VAT for a company, which add up with the VAT to the total that was charged', () => {
    const { isNet, goods, shipping, fee, vat, byCode } = orderSums(company, sweden)
    expect([isNet, goods, shipping, byCode]).toEqual([true, 64, 39.2, [{ code: 'KRAFT10', amount: 5.6 }]])
    expect(goods + shipping + fee + vat).toBeCloseTo(129)
    expect(shownLineTotal(line, 0, { isNet })).toBe(64)
  })

  it('has amounts with VAT for a company where the storefront shows no others', () => {
    expect(orderSums(company, { ...sweden, allowExVat: false })).toMatchObject({ isNet: false, goods: 80 })
  })

  it('has the stored amounts with VAT where the stored lines do not add up to them', () => {
    expect(orderSums({ ...company, items_total: 100 }, sweden)).toMatchObject({ isNet: false, goods: 100 })
  })

  it('leaves out codes that saved nothing', () => {
    const nothing = { ...line, reductions: [{ code: 'X', amount: 0 }] }
    expect(orderSums({ ...order, items: [nothing] }, sweden).byCode).toEqual([])
  })
})
