import type { Database } from '../../../backend/database/database'
import { tokenOfAttempt } from '../../../backend/payments/attempts'
import { connectProviders } from '../../../backend/payments/providers'
import { reconcile } from '../../../backend/settlement/reconcile'

const HOUR_MS = 60 * 60_000
/** A round takes 20 attempts; more rounds than any storm needs. */
const MAX_ROUNDS = 100

/**
 * Runs the reconciler on a database until nothing is due, with its clock some hours ahead, so that every payment that was not
 * made has expired. Time is all that it adds to what the backend does by itself.
 */
export async function reconcileLater(db: Database, simulatorOrigin: string): Promise<void> {
  let hours = 1
  const now = () => new Date(Date.now() + hours * HOUR_MS)
  const payments = connectProviders({ env: {}, simulatorOrigin, tokenOf: (id) => tokenOfAttempt(db, id), now })
  for (; hours <= MAX_ROUNDS; hours += 1) {
    if ((await reconcile({ db, now, payments, log: () => undefined })) === 0) return
  }
  throw new Error('The reconciler comes to no end')
}
