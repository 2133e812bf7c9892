import { type Doc, writeHeading } from '../../documents/pdf-document'
import { writeTable } from '../../documents/write-table'
import { formatMoney } from '../../stores/format-money'
import { NUMBERS } from '../../stores/formats'
import { roundMoney } from '../../stores/money'
import type { Store } from '../../stores/stores'
import { RECEIPT_TEXTS } from '../receipt-texts'
import type { RateSum } from '../../orders/invoices/sale-lines'

/** Net amount, VAT and total of a document by VAT rate. */
export function writeVat(doc: Doc, rates: readonly RateSum[], store: Store): void {
  const { vatRates, vatColumns } = RECEIPT_TEXTS[store.language]
  const money = (amount: number) => formatMoney(roundMoney(amount, { digits: 2 }), store)
  writeHeading(doc, vatRates)
  writeTable(
    doc,
    vatColumns.map((title, at) => ({ title, share: 25, isNumber: at > 0 })),
    rates.map(({ rate, total, vat }) => [
      `${NUMBERS[store.language].format(rate)} %`,
      money(total - vat),
      money(vat),
      money(total),
    ]),
  )
}
