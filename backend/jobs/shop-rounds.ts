import { withoutValues } from '../database/without-values'
import { remindOfInvoices } from '../orders/invoices/remind-of-invoices'
import { followParcels } from '../order-status/follow-parcels'
import { numberFormerCreditNotes } from '../payments/number-former-credit-notes'
import { followReturnParcels } from '../returns/follow-return-parcels'
import { inviteReviews } from '../reviews/invite-reviews'
import { sendStockNotices } from '../reviews/send-stock-notices'
import { deleteOldClientErrors } from '../reports/client-errors'
import { type Rounds, startRounds } from '../start-rounds'
import type { Services } from '../services'
import { renewSubscriptions } from '../renewals/renew'

/** Milliseconds between two rounds. */
const ROUND_MS = 60_000

/**
 * Runs scheduled work in rounds until stopped; the first round at once, so that a restart delays nothing.
 * Several processes may run them at once.
 */
export function startShopRounds(services: Services): Rounds {
  return startRounds(
    ROUND_MS,
    () => inTurn(services),
    (error) => services.log({ level: 'error', event: 'shop-cycle-failed', error: withoutValues(error).message }),
    'at once',
  )
}

/** One after the other; the failure of one does not hold up the next. */
async function inTurn(services: Services): Promise<void> {
  const ended = [
    await settled(sendStockNotices(services)),
    await settled(renewSubscriptions(services)),
    await settled(followParcels(services)),
    await settled(followReturnParcels(services)),
    await settled(remindOfInvoices(services)),
    await settled(inviteReviews(services)),
    await settled(numberFormerCreditNotes(services)),
    await settled(deleteOldClientErrors(services)),
  ]
  for (const failure of ended) if (failure !== null) throw failure
}

const settled = (work: Promise<void>): Promise<Error | null> =>
  work.then(
    () => null,
    (error: unknown) => (error instanceof Error ? error : new Error(String(error))),
  )
