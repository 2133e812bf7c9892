import type { OrderDetail, ReceiptFile } from '../../app/commerce/contract/order-detail'
import { company } from '../content/company'
import { writeSheet } from '../documents/write-sheet'
import { deliveryFacts, numberFacts } from '../mail/order/order-facts'
import { ORDER_TEXTS } from '../mail/order/order-texts'
import { receiptBlock } from '../mail/order/receipt-block'
import { fillIn } from '../mail/fill-in'
import { formatMoney } from '../stores/format-money'
import { LONG_DAYS, NUMBERS } from '../stores/formats'
import { roundMoney } from '../stores/money'
import type { Store } from '../stores/stores'
import { RECEIPT_TEXTS } from './receipt-texts'
import { chargedOrder } from './without-withdrawn'

type Row = [name: string, value: string]

/**
 * The receipt of an order as a PDF in the language it was placed in: seller and registration, buyer, goods, and net amount and VAT per rate. An
 * order that is not paid gets an order document instead, which says so.
 */
export async function receiptFile(detail: OrderDetail, store: Store, now: Date): Promise<ReceiptFile> {
  const texts = RECEIPT_TEXTS[store.language]
  const isPaid = PAID.includes(detail.payment_state)
  const sheet = {
    title: isPaid ? texts.receipt : texts.document,
    name: `${ORDER_TEXTS[store.language].number} ${detail.order.number}`,
    made: fillIn(texts.made, { day: LONG_DAYS[store.language].format(now) }),
    page: texts.page,
    parts: partsOf(detail, store),
  }
  const pdf = await writeSheet(sheet, { brand: company[store.language].brand ?? '', iso: store.iso, now })
  const filename = `${isPaid ? texts.receiptName : texts.documentName}-${detail.order.number}.pdf`
  return { filename, content: Buffer.from(pdf).toString('base64') }
}

const PAID: readonly string[] = ['paid', 'partly-refunded', 'refunded']

function partsOf(detail: OrderDetail, store: Store) {
  const order = detail.kept_only ? saleOf(detail) : detail.order
  const { language } = store
  const texts = RECEIPT_TEXTS[language]
  const { lines, sums } = receiptBlock(order, store)
  const money = (amount: number) => formatMoney(amount, store)
  const facts = [...numberFacts(order, store), ...deliveryFacts(order, store)]
  return [
    {
      heading: texts.order,
      rows: [...facts.map(({ name, value }): Row => [name, value.join('\n')]), ...buyerRows(detail, store)],
    },
    {
      heading: ORDER_TEXTS[language].article,
      rows: lines.map(({ name, details, amount }): Row => [name, [amount, ...details].join('\n')]),
    },
    { heading: ORDER_TEXTS[language].sum, rows: sums.map(({ name, amount }): Row => [name, amount]) },
    {
      heading: texts.vatRates,
      rows: detail.vat_rates.map(({ rate, total, vat }): Row => [
        `${NUMBERS[language].format(rate)} %`,
        fillIn(texts.vatLine, { net: money(total - vat), vat: money(vat), total: money(total) }),
      ]),
    },
    { heading: ORDER_TEXTS[language].payment, rows: paymentRows(detail, store) },
    { heading: texts.seller, sentences: sellerLines(store) },
  ]
}

/** The order without the pieces that were never charged, and its VAT. */
function saleOf({ order, vat_rates: rates }: OrderDetail): OrderDetail['order'] {
  return {
    ...chargedOrder(order),
    vat_total: roundMoney(
      rates.reduce((sum, { vat }) => sum + vat, 0),
      { digits: 2 },
    ),
  }
}

/** The buyer, when no delivery address names them: companies and those who bought gift cards. */
function buyerRows({ order: { customer } }: OrderDetail, { language }: Store): Row[] {
  const texts = RECEIPT_TEXTS[language]
  const name = `${customer.first_name} ${customer.last_name}`.trim()
  const rows: Row[] = [[texts.buyer, [customer.company?.name ?? name, customer.email].join('\n')]]
  return customer.company === null ? rows : [...rows, [texts.organisationNumber, customer.company.organisation_number]]
}

function paymentRows({ order, payment_state: state, refunds, left_to_pay: left }: OrderDetail, store: Store): Row[] {
  const texts = RECEIPT_TEXTS[store.language]
  const done = refunds.filter((refund) => refund.state === 'done')
  const unpaid = state === 'credited' ? texts.creditedWhole : texts.unpaid
  const isCredit = state === 'credited' || state === 'invoiced'
  return [
    [order.payment.name, PAID.includes(state) ? texts.paid : unpaid],
    ...(left === null ? [] : [[texts.left, formatMoney(left, store)] satisfies Row]),
    ...done.map(({ amount, ended_at }): Row => [
      isCredit ? texts.credited : texts.refunded,
      [formatMoney(amount, store), ended_at === null ? '' : LONG_DAYS[store.language].format(new Date(ended_at))].join('\n'),
    ]),
  ]
}

function sellerLines({ language }: Store): string[] {
  const {
    company: name = '',
    street = '',
    city = '',
    country = '',
    registration = '',
    vatNumber = '',
    court,
    email = '',
  } = company[language]
  const texts = RECEIPT_TEXTS[language]
  const register = court === undefined ? registration : `${court}, ${registration}`
  return [`${name}, ${street}, ${city}, ${country}`, fillIn(texts.registration, { registration: register, vatNumber }), email]
}
