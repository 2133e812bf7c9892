import type { Order } from '../../../app/commerce/contract/order'
import type { ReceiptFile } from '../../../app/commerce/contract/order-detail'
import { company } from '../../stores/company'
import type { SheetPart } from '../../documents/data-sheet'
import { writeHeading, writePdf } from '../../documents/pdf-document'
import { writePart } from '../../documents/write-sheet'
import { writeSums, writeTable } from '../../documents/write-table'
import { fillIn } from '../../stores/fill-in'
import type { Sum } from '../../words/mail'
import { ORDER_TEXTS } from '../../words/order-texts'
import { formatMoney } from '../../stores/format-money'
import { LONG_DAYS, NUMBERS } from '../../stores/formats'
import { roundMoney } from '../../stores/money'
import type { Store } from '../../stores/stores'
import { RECEIPT_TEXTS } from '../receipt-texts'
import { buyerRows, sellerLines } from './parties'
import { SALE_TEXTS } from '../../orders/invoices/sale-texts'
import { type SaleLine, sumsByRate } from '../../orders/invoices/sale-lines'
import { writeVat } from './write-vat'

type Row = [name: string, value: string]

/**
 * An invoice or a credit note. `facts` stand above its buyer, `sums` below the VAT of its
 * lines, `end` at the end, before the seller.
 */
export type SaleDocument = {
  kind: string
  number: string
  filename: string
  facts: Row[]
  order: Order
  lines: readonly SaleLine[]
  sums: Sum[]
  end: SheetPart[]
}

/** Writes the PDF of an invoice or a credit note, with what the law asks of one (Directive 2006/112/EC, article 226). */
export async function writeSaleDocument(document: SaleDocument, store: Store, now: Date): Promise<ReceiptFile> {
  const { language, iso } = store
  const texts = SALE_TEXTS[language]
  const { order: heading, made, page } = RECEIPT_TEXTS[language]
  const settings = {
    brand: company[language].brand ?? '',
    kind: document.kind,
    name: `${document.kind} ${document.number}`,
    iso,
    now,
    page,
    made: fillIn(made, { day: LONG_DAYS[language].format(now) }),
  }
  const pdf = await writePdf(settings, (doc) => {
    writePart(doc, { heading, rows: [...document.facts, ...buyerRows(document.order, store)] })
    writeHeading(doc, texts.lines)
    const [article, pieces, price, rate, amount] = texts.columns
    writeTable(
      doc,
      [
        { title: article, share: 40 },
        ...[pieces, price, rate, amount].map((title, at) => ({ title, share: [9, 18, 10, 20][at] ?? 10, isNumber: true })),
      ],
      document.lines.map((line) => tableRow(line, store)),
    )
    writeVat(doc, sumsByRate(document.lines), store)
    writeHeading(doc, ORDER_TEXTS[language].sum)
    writeSums(doc, document.sums)
    for (const part of document.end) writePart(doc, part)
    writePart(doc, { heading: texts.seller, sentences: sellerLines(store) })
  })
  return { filename: `${document.filename}-${document.number}.pdf`, content: Buffer.from(pdf).toString('base64') }
}

function tableRow({ name, detail, quantity, amount, rate }: SaleLine, store: Store): string[] {
  const numbers = NUMBERS[store.language]
  const net = amount / (1 + (rate ?? 0) / 100)
  return [
    [name, detail].filter(Boolean).join('\n'),
    numbers.format(quantity),
    formatMoney(roundMoney(net / Math.abs(quantity), { digits: 2 }), store),
    rate === null ? '–' : `${numbers.format(rate)} %`,
    formatMoney(amount, store),
  ]
}
