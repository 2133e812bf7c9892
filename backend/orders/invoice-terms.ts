import type { OrderRow } from '../database/schema/orders'
import type { InvoiceTerms } from '../../app/commerce/contract/order'
import { BANK_ACCOUNTS } from '../stores/bank-accounts'
import { company } from '../stores/company'
import { addDays, localDay } from '../stores/local-day'
import type { Store } from '../stores/stores'
import { storedPayment } from './stored-order'

/** Days from the dispatch of an order until its invoice is due. */
const INVOICE_DAYS = 14

/** The terms on which the invoice of an order is paid. */
export function invoiceTerms(number: string, { language }: Store): InvoiceTerms {
  const { facts, referenceName, reference } = BANK_ACCOUNTS[language]
  return {
    days: INVOICE_DAYS,
    recipient: company[language].company ?? '',
    account: [...facts, { name: referenceName, value: reference(number) }],
  }
}

/** The day (ISO date) on which the invoice of an order is due that is sent now. */
export const dueDay = (sentAt: Date, { timeZone }: Store): string => addDays(localDay(sentAt, timeZone), INVOICE_DAYS)

/** Whether an order is paid by an invoice of the shop, which was the only way to pay in the first releases. */
export const isInvoiced = ({ payment }: Pick<OrderRow, 'payment'>): boolean =>
  (storedPayment.read(payment).id ?? 'invoice') === 'invoice'
