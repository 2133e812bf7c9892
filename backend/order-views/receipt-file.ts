import { PRODUCT_TYPE } from '../../app/commerce/contract/product-type'
import type { OrderDetail, ReceiptFile } from '../../app/commerce/contract/order-detail'
import { company } from '../stores/company'
import { type Doc, writeHeading, writeParagraph, writePdf } from '../documents/pdf-document'
import { writePart } from '../documents/write-sheet'
import { writeSums, writeTable } from '../documents/write-table'
import { fillIn } from '../stores/fill-in'
import { DEPOSIT_TEXTS } from '../words/deposit-texts'
import { ORDER_TEXTS } from '../words/order-texts'
import { grossOf, receiptBlock } from './receipt-block'
import { formatMoney } from '../stores/format-money'
import { LONG_DAYS, NUMBERS } from '../stores/formats'
import { roundMoney } from '../stores/money'
import type { Store } from '../stores/stores'
import { sellerLines } from './invoices/parties'
import { saleLines, sumsByRate, vatRateOf, vatTotal } from '../orders/invoices/sale-lines'
import { SALE_TEXTS } from '../orders/invoices/sale-texts'
import { writeVat } from './invoices/write-vat'
import type { Sale } from '../orders/load-sale'
import { receiptFacts } from './receipt-facts'
import { paidDay, paymentRows } from './receipt-payment'
import { RECEIPT_TEXTS } from './receipt-texts'

/**
 * The receipt of an order as a PDF in the language it was placed in: numbers and days, buyer, delivery, the lines before
 * discounts with their VAT rate, the discounts, net amount and VAT per rate, payment and refunds, and the seller. An order that
 * is not paid gets an order document instead, which says so.
 */
export async function receiptFile(detail: OrderDetail, sale: Sale, store: Store, now: Date): Promise<ReceiptFile> {
  const { language, iso } = store
  const texts = RECEIPT_TEXTS[language]
  const paidOn = paidDay(detail, store)
  const kind = paidOn === null ? texts.document : texts.receipt
  const { number } = detail.order
  const settings = {
    brand: company[language].brand ?? '',
    kind,
    name: `${kind} ${number}`,
    iso,
    now,
    page: texts.page,
    made: fillIn(texts.made, { day: LONG_DAYS[language].format(now) }),
  }
  const pdf = await writePdf(settings, (doc) => {
    writePart(doc, { heading: texts.order, rows: receiptFacts(detail, paidOn, store) })
    writeSale(doc, sale, store)
    writeHeading(doc, ORDER_TEXTS[language].payment)
    writeSums(doc, paymentRows(detail, sale, store))
    writePart(doc, { heading: texts.seller, sentences: sellerLines(store) })
  })
  const filename = `${paidOn === null ? texts.documentName : texts.receiptName}-${number}.pdf`
  return { filename, content: Buffer.from(pdf).toString('base64') }
}

/** The lines, their sums, and the VAT in them. */
function writeSale(doc: Doc, { order }: Sale, store: Store): void {
  const texts = RECEIPT_TEXTS[store.language]
  const lines = saleLines(order, store)
  const rates = sumsByRate(lines)
  writeHeading(doc, SALE_TEXTS[store.language].lines)
  const [article, ...numbers] = texts.columns
  const shares = [8, 18, 9, 19]
  writeTable(
    doc,
    [{ title: article, share: 46 }, ...numbers.map((title, at) => ({ title, share: shares[at] ?? 10, isNumber: true }))],
    order.items.map((item) => tableRow(item, store)),
  )
  writeHeading(doc, ORDER_TEXTS[store.language].sum)
  writeSums(doc, receiptBlock({ ...order, vat_total: vatTotal(lines) }, store).sums)
  if (rates.length > 0) writeVat(doc, rates, store)
  if (lines.some(({ rate }) => rate === null)) writeNote(doc, texts.noVat)
}

function writeNote(doc: Doc, note: string): void {
  doc.moveDown(0.4)
  writeParagraph(doc, note)
}

/** A line at the price of its pieces before discounts, which its sums subtract. */
function tableRow(item: Sale['order']['items'][number], store: Store): string[] {
  const { type, name, sku, quantity, deposit, subscription_interval: interval } = item
  const texts = ORDER_TEXTS[store.language]
  const numbers = NUMBERS[store.language]
  const gross = grossOf(item, store)
  const rate = vatRateOf(item)
  const details = [
    sku !== '' && type !== PRODUCT_TYPE.giftCard && fillIn(texts.sku, { sku }),
    deposit !== 0 && fillIn(DEPOSIT_TEXTS[store.language].each, { amount: formatMoney(deposit, store) }),
    interval !== null && fillIn(texts.interval, { interval: interval.name }),
  ]
  return [
    [name, ...details].filter(Boolean).join('\n'),
    numbers.format(quantity),
    formatMoney(roundMoney(gross / quantity, { digits: 2 }), store),
    rate === null ? '–' : `${numbers.format(rate)} %`,
    formatMoney(gross, store),
  ]
}
