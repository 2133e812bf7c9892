import type { OrderDetail, ReceiptFile } from '../../app/commerce/contract/order-detail'
import { company } from '../content/company'
import { type Doc, writeHeading, writePdf } from '../documents/pdf-document'
import { writePart } from '../documents/write-sheet'
import { writeSums, writeTable } from '../documents/write-table'
import { fillIn } from '../mail/fill-in'
import type { Sum } from '../mail/mail'
import { longDay } from '../mail/mail-days'
import { deliveryFacts, numberFacts } from '../mail/order/order-facts'
import { ORDER_TEXTS } from '../mail/order/order-texts'
import { receiptBlock } from '../mail/order/receipt-block'
import { formatMoney } from '../stores/format-money'
import { LONG_DAYS } from '../stores/formats'
import { localDay } from '../stores/local-day'
import { roundMoney } from '../stores/money'
import type { Store } from '../stores/stores'
import { saleLines, sumsByRate } from './invoices/sale-lines'
import { writeVat } from './invoices/write-vat'
import type { Sale } from './load-sale'
import { RECEIPT_TEXTS } from './receipt-texts'

type Row = [name: string, value: string]

/**
 * The receipt of an order as a PDF in the language it was placed in: seller and registration, buyer, goods, and net amount and VAT per rate. An
 * order that is not paid gets an order document instead, which says so.
 */
export async function receiptFile(detail: OrderDetail, sale: Sale, store: Store, now: Date): Promise<ReceiptFile> {
  const { language, iso } = store
  const texts = RECEIPT_TEXTS[language]
  const isPaid = PAID.includes(detail.payment_state)
  const settings = {
    ...{ brand: company[language].brand ?? '', kind: isPaid ? texts.receipt : texts.document, iso, now, page: texts.page },
    name: `${ORDER_TEXTS[language].number} ${detail.order.number}`,
    made: fillIn(texts.made, { day: LONG_DAYS[language].format(now) }),
  }
  const pdf = await writePdf(settings, (doc) => writeReceipt(doc, detail, sale, store))
  const filename = `${isPaid ? texts.receiptName : texts.documentName}-${detail.order.number}.pdf`
  return { filename, content: Buffer.from(pdf).toString('base64') }
}

const PAID: readonly string[] = ['paid', 'partly-refunded', 'refunded']

function writeReceipt(doc: Doc, detail: OrderDetail, sale: Sale, store: Store): void {
  const { language } = store
  const texts = RECEIPT_TEXTS[language]
  const { sum, payment } = ORDER_TEXTS[language]
  const rates = sumsByRate(saleLines(sale.order, store))
  const vat_total = cents(rates.reduce((total, { vat }) => total + vat, 0))
  const { heads, lines, sums } = receiptBlock({ ...sale.order, vat_total }, store)
  const facts = [...numberFacts(sale.order, store), ...deliveryFacts(sale.order, store)]
  writePart(doc, {
    heading: texts.order,
    rows: [...facts.map(({ name, value }): Row => [name, value.join('\n')]), ...buyerRows(detail, store)],
  })
  writeHeading(doc, heads.name)
  writeTable(
    doc,
    [
      { title: heads.name, share: 75 },
      { title: heads.amount, share: 25, isNumber: true },
    ],
    lines.map(({ name, details, amount }) => [[name, ...details].join('\n'), amount]),
  )
  writeHeading(doc, sum)
  writeSums(doc, sums)
  writeVat(doc, rates, store)
  writePart(doc, { heading: payment, rows: [[sale.order.payment.name, stateOf(detail, store)]] })
  writeSums(doc, moneyRows(detail, sale, store))
  writePart(doc, { heading: texts.seller, sentences: sellerLines(store) })
}

/** The buyer, when no delivery address names them: companies and those who bought gift cards. */
function buyerRows({ order: { customer } }: OrderDetail, { language }: Store): Row[] {
  const texts = RECEIPT_TEXTS[language]
  const name = `${customer.first_name} ${customer.last_name}`.trim()
  const rows: Row[] = [[texts.buyer, [customer.company?.name ?? name, customer.email].join('\n')]]
  return customer.company === null ? rows : [...rows, [texts.organisationNumber, customer.company.organisation_number]]
}

function stateOf({ payment_state: state }: OrderDetail, { language }: Store): string {
  const texts = RECEIPT_TEXTS[language]
  if (PAID.includes(state)) return texts.paid
  return state === 'credited' ? texts.creditedWhole : texts.unpaid
}

/** The amount that is left to pay, and what was given back of the sale, with its day. */
function moneyRows({ payment_state: state, left_to_pay: left }: OrderDetail, { given }: Sale, store: Store): Sum[] {
  const texts = RECEIPT_TEXTS[store.language]
  const refunded = state === 'credited' || state === 'invoiced' ? texts.credited : texts.refunded
  const done = given.filter((refund) => refund.state === 'done' && !refund.is_uncharged)
  return [
    ...(left === null ? [] : [{ name: texts.left, amount: formatMoney(left, store), isTotal: true }]),
    ...done.map(({ amount, gift_card_amount, requested_at, ended_at }) => ({
      name: `${refunded} ${longDay(localDay(ended_at ?? requested_at, store.timeZone), store)}`,
      amount: formatMoney(cents(amount + gift_card_amount), store),
    })),
  ]
}

const cents = (amount: number): number => roundMoney(amount, { digits: 2 })

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
