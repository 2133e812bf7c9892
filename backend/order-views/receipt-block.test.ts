import { describe, expect, it } from 'vitest'
import type { OrderLine } from '../../app/commerce/contract/order'
import { LANGUAGES, type Language } from '../../app/commerce/contract/languages'
import { storeOf } from '../stores/stores'
import { exampleOrder } from '../mail/examples/example-order'
import { orderReceived } from '../mail/mails/order-received'
import { renderMail } from '../mail/render-mail'
import { receiptBlock } from './receipt-block'

/** A formatted amount as a number: each language has a comma before the decimals. */
const amountOf = (formatted: string): number =>
  Number(
    formatted
      .replace('−', '-')
      .replaceAll(/[^\d,-]/g, '')
      .replace(',', '.'),
  )

const sum = (amounts: readonly number[]) => Math.round(amounts.reduce((total, amount) => total + amount, 0) * 100) / 100

function receipt(language: Language, items?: OrderLine[]) {
  const { order, store } = exampleOrder(language, items === undefined ? {} : { items })
  const { lines, sums } = receiptBlock(order, store)
  const total = sums.findIndex(({ isTotal }) => isTotal)
  return {
    order,
    lines: lines.map(({ amount }) => amountOf(amount)),
    above: sums.slice(0, total).map(({ amount }) => amountOf(amount)),
    total: amountOf(sums[total]?.amount ?? ''),
    vat: amountOf(sums[total + 1]?.amount ?? ''),
    names: sums.map(({ name }) => name),
  }
}

describe.each(LANGUAGES)('in %s', (language) => {
  it('the lines add up to the goods, and goods, discounts and freight to the total of the order', () => {
    const { order, lines, above, total, vat } = receipt(language)
    expect(sum(lines)).toBe(above[0])
    expect(sum(above)).toBe(total)
    expect(total).toBe(order.total)
    expect(vat).toBe(order.vat_total)
    expect(above).toContain(-order.discount_total)
  })

  it('a company reads the total without VAT too, where the storefront shows such prices', () => {
    const { order } = exampleOrder(language)
    const company = { name: 'Verk', organisation_number: '1', reference: '' }
    const bought = exampleOrder(language, { customer: { ...order.customer, company } })
    const { sums } = receiptBlock(bought.order, bought.store)
    const after = sums.slice(sums.findIndex(({ isTotal }) => isTotal) + 1).map(({ amount }) => amountOf(amount))
    const net = sum([order.total, -order.vat_total])
    expect(after.includes(net)).toBe(language !== 'de')
    expect(sums.length - receiptBlock(order, bought.store).sums.length).toBe(language === 'de' ? 0 : 1)
  })

  it('amounts have the form of the currency', () => {
    const { order, store } = exampleOrder(language)
    const { sums } = receiptBlock(order, store)
    const form = { sv: /^[\d\s]+\skr$/, no: /^[\d\s]+\skr$/, de: /^[\d.]+,\d\d\s€$/, da: /^[\d.]+\skr\.$/ }[language]
    expect(sums.find(({ isTotal }) => isTotal)?.amount).toMatch(form)
  })

  it('100 lines with long names add up too, and each has its row', () => {
    const name = `${'Batteri '.repeat(30)}${'x'.repeat(90)}`
    const items = exampleOrder(language)
      .order.items.slice(0, 2)
      .flatMap((item) => Array.from({ length: 50 }, () => ({ ...item, name })))
    const { order, store, links } = exampleOrder(language, { items })
    const { html, text } = renderMail(orderReceived({ order, store, links }, [], []), storeOf(language))
    expect(sum(receipt(language, items).lines)).toBe(receipt(language, items).above[0])
    expect(html.match(/Batteri x{90}/g)).toHaveLength(100)
    expect(text.match(/x{90}/g)).toHaveLength(100)
  })
})

it('names each discount code once, and the customer discount by its own name', () => {
  const { order } = exampleOrder('sv')
  const items = order.items.map((item, at) => ({
    ...item,
    reductions: [{ code: 'HOST26', amount: 10 }, ...(at === 0 ? [{ code: 'CUSTOMERDISCOUNT', amount: 5 }] : [])],
  }))
  const { names, above } = receipt('sv', items)
  expect(names).toEqual(['Varor', 'Rabatt HOST26', 'Din kundrabatt', 'Frakt', 'Totalt', 'Varav moms'])
  expect(above.slice(1, 3)).toEqual([-30, -5])
})
