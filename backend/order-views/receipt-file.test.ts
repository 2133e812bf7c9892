import { describe, expect, it } from 'vitest'
import { keepUnits } from '../../app/commerce/contract/keep-units'
import { LANGUAGES, type Language } from '../../app/commerce/contract/languages'
import type { OrderDetail } from '../../app/commerce/contract/order-detail'
import { company } from '../stores/company'
import { exampleOrder } from '../mail/examples/example-order'
import { longDay } from '../stores/long-days'
import { ORDER_TEXTS } from '../words/order-texts'
import { formatMoney } from '../stores/format-money'
import type { Store } from '../stores/stores'
import { winAnsi } from '../documents/win-ansi'
import { textsOfPdf } from '../tests/pdf-text'
import { SALE_TEXTS } from '../orders/invoices/sale-texts'
import type { Sale } from '../orders/load-sale'
import { receiptFile } from './receipt-file'
import { RECEIPT_TEXTS } from './receipt-texts'

const PAID_AT = '2026-11-23T10:00:00.000Z'
const BUYER = { name: 'Provbolaget AB', organisation_number: '556000-0001', reference: 'Lager 3' }
const REFUND: Sale['given'][number] = {
  id: crypto.randomUUID(),
  order_id: '',
  attempt_id: null,
  amount: 20,
  gift_card_amount: 5,
  currency: 'SEK',
  reason: '',
  lines: null,
  credited: null,
  deposits: null,
  freight: 0,
  label_price: 0,
  deducted: null,
  repeats: null,
  credit_note: 1,
  is_uncharged: false,
  state: 'done',
  requested_at: new Date(PAID_AT),
  ended_at: new Date('2026-11-25T10:00:00.000Z'),
}

/** An amount as the fonts of the PDF have it. */
const moneyIn = (amount: number, store: Store): string => winAnsi(formatMoney(amount, store))

type Change = Partial<Pick<OrderDetail, 'payment_state'>> & {
  order?: Partial<OrderDetail['order']>
  given?: Sale['given']
  missing?: number
}

/**
 * The texts of the receipt of an example order that a company paid when it was sent, and the
 * texts of the row that begins with one.
 */
async function receiptOf(language: Language, { order: change, given = [], missing = 0, payment_state = 'paid' }: Change = {}) {
  const { order: example, store } = exampleOrder(language, change)
  const order = { ...example, customer: { ...example.customer, company: BUYER } }
  const step = { by: 'shop', reason: null, amount: null, is_credit: false, place: null } as const
  const detail: OrderDetail = {
    order,
    payment_state,
    payment_url: null,
    left_to_pay: null,
    charged_again_on: null,
    vat_rates: [],
    parcels: [],
    refunds: [],
    settled_by: null,
    documents: [],
    withdrawal: null,
    allowed: { cancel: false, pay: null, change_point: false, return: false, withdraw: false, withdraw_until: null },
    events: [
      { ...step, type: 'paid', at: order.placed_at },
      { ...step, type: 'shipped', at: PAID_AT },
      { ...step, type: 'payment-captured', at: PAID_AT },
    ],
  }
  const { content } = await receiptFile(detail, { order, given, missing }, store, new Date('2026-11-26T10:00:00Z'))
  const texts = textsOfPdf(Buffer.from(content, 'base64'))
  const row = (name: string) => {
    const first = texts.find(({ text, size }) => text === name && size < 13)
    return texts.filter(({ page, y }) => page === first?.page && y === first.y).map(({ text }) => text)
  }
  return { order, store, row, said: texts.map(({ text }) => text) }
}

describe.each(LANGUAGES)('a receipt, in %s', (language) => {
  const texts = RECEIPT_TEXTS[language]

  it('has the number, the days of order, payment and dispatch, and both parties with their numbers', async () => {
    const { order, store, row, said } = await receiptOf(language)
    const day = longDay('2026-11-23', store)
    expect(row(texts.number)).toEqual([texts.number, order.number])
    expect(row(texts.date)).toEqual([texts.date, day])
    expect(row(SALE_TEXTS[language].sent)).toEqual([SALE_TEXTS[language].sent, day])
    expect(said).toEqual(
      expect.arrayContaining([BUYER.name, BUYER.reference, order.customer.address?.street, order.customer.email]),
    )
    expect(said.some((text) => text.includes(BUYER.organisation_number))).toBe(true)
    const { company: seller = '', vatNumber = '' } = company[language]
    expect(said.some((text) => text.startsWith(seller))).toBe(true)
    expect(said.some((text) => text.includes(keepUnits(vatNumber)))).toBe(true)
  })

  it('is addressed to the buyer, with the address for billing where it is another one', async () => {
    const { order: example } = exampleOrder(language)
    const { address, ...customer } = example.customer
    if (address === null) throw new Error('The example is sent')
    const billing = { ...address, first_name: 'Bo', last_name: 'Betalare', street: 'Box 77' }
    const { said } = await receiptOf(language, { order: { customer: { ...customer, address, billing } } })
    const buyer = said.slice(said.indexOf(SALE_TEXTS[language].buyer), said.indexOf(example.customer.email))
    expect(buyer).toEqual(expect.arrayContaining([BUYER.name, 'Bo Betalare', 'Box 77']))
    expect(buyer).not.toContain(address.street)
  })

  it('says where the goods were sent: to a service point, or to the address', async () => {
    const { order, said } = await receiptOf(language)
    const place = order.shipping?.service_point?.street ?? order.customer.address?.street
    const head = order.shipping?.service_point ? ORDER_TEXTS[language].servicePoint : texts.delivered
    expect(said.slice(said.indexOf(head))).toContain(place)
  })

  it('has each line with its article number, pieces, price of one, VAT rate and sum, and the discount by its code', async () => {
    const { order, store, row, said } = await receiptOf(language)
    const [, line] = order.items
    if (line === undefined) throw new Error('The example has no second line')
    const [{ amount: off } = { amount: 0 }] = line.reductions
    const gross = line.price * line.quantity + off
    const money = (amount: number) => moneyIn(amount, store)
    expect(row(line.name)).toEqual([line.name, '2', money(gross / 2), keepUnits(`${store.vat} %`), money(gross)])
    expect(said.some((text) => text.includes(line.sku))).toBe(true)
    const discounts = order.items.flatMap(({ reductions }) => reductions).reduce((sum, { amount }) => sum + amount, 0)
    const name = ORDER_TEXTS[language].discount.replace('{code}', 'HOST26')
    expect(row(name)).toEqual([name, money(-discounts)])
  })

  it('says how much was paid, how and when, and what was given back since, with its credit note', async () => {
    const { order, store, row } = await receiptOf(language, { given: [REFUND], payment_state: 'partly-refunded' })
    const paid = texts.paidOn.replace('{name}', order.payment.name).replace('{day}', longDay('2026-11-23', store))
    expect(row(paid)).toEqual([paid, moneyIn(order.total, store)])
    const back = `${texts.refunded.replace('{day}', longDay('2026-11-25', store))}, ${order.number}-K1`
    expect(row(back)).toEqual([back, moneyIn(-25, store)])
  })

  it('of which less was captured says what was paid, not the whole price', async () => {
    const { order, store, row } = await receiptOf(language, { missing: 40.5 })
    const paid = texts.paidOn.replace('{name}', order.payment.name).replace('{day}', longDay('2026-11-23', store))
    expect(row(paid)).toEqual([paid, moneyIn(order.total - 40.5, store)])
  })

  it('of an order that is not paid is no receipt, and says so', async () => {
    const { row, said } = await receiptOf(language, { payment_state: 'awaiting' })
    expect(said).not.toContain(texts.number)
    expect(said.some((text) => text.startsWith(texts.document))).toBe(true)
    const { order } = exampleOrder(language)
    expect(row(order.payment.name)).toEqual([order.payment.name, texts.unpaid])
  })

  it('says of gift cards alone that they are sold without VAT, and has no table of VAT', async () => {
    const [item] = exampleOrder(language).order.items
    if (item === undefined) throw new Error('The example has no line')
    const items = [{ ...item, name: 'GIFT 500', type: 4 as const, reductions: [], subscription_interval: null }]
    const { row, said } = await receiptOf(language, { order: { items, shipping: null } })
    expect(row('GIFT 500')[3]).toBe('–')
    expect(said.join(' ').replaceAll(/\s+/g, ' ')).toContain(texts.noVat)
    expect(said).not.toContain(texts.vatColumns[1])
  })
})
