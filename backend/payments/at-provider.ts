import type { Services } from '../services'
import { findStore } from '../stores/stores'
import { type AttemptRow, attemptOf } from './attempts'
import type { Attempt, PaymentProvider } from './provider'

/** The provider of an attempt, and the attempt as it takes it; throws when its keys were removed. */
export function atProvider(
  row: AttemptRow,
  { payments }: Pick<Services, 'payments'>,
): { provider: PaymentProvider; attempt: Attempt } {
  const [provider, store] = [payments.find(row.provider, row.store_id), findStore(row.store_id)]
  if (provider === undefined || store === undefined) {
    throw new Error(`The payment provider ${row.provider} of order ${row.number} is not configured any more`)
  }
  return { provider, attempt: attemptOf(row, store.currency) }
}
