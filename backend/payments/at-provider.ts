import type { Services } from '../services'
import { findStore } from '../stores/stores'
import { type AttemptRow, attemptOf } from './attempts'
import { type Attempt, type PaymentProvider, ProviderRefusal } from '../interfaces/provider'

/** The provider of an attempt, and the attempt as it takes it. Throws a ProviderRefusal when its keys were removed. */
export function atProvider(
  row: AttemptRow,
  { payments }: Pick<Services, 'payments'>,
): { provider: PaymentProvider; attempt: Attempt } {
  const [provider, store] = [payments.find(row.provider, row.store_id), findStore(row.store_id)]
  if (provider === undefined || store === undefined) {
    throw new ProviderRefusal(`The provider ${row.provider} of order ${row.number} has no keys any more`, 'not-configured')
  }
  return { provider, attempt: attemptOf(row, store.currency) }
}
