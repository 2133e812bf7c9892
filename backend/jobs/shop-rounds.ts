import { withoutValues } from '../database/without-values'
import { sendStockNotices } from '../reviews/send-stock-notices'
import { type Rounds, startRounds } from '../rounds'
import type { Services } from '../services'

/** Milliseconds between two rounds. */
const ROUND_MS = 60_000

/** What the shop does by itself as time passes, and no event starts: rounds until stopped. Several processes may run them at once. */
export function startShopRounds(services: Services): Rounds {
  return startRounds(
    ROUND_MS,
    () => sendStockNotices(services),
    (error) => services.log({ level: 'error', event: 'shop-round-failed', error: withoutValues(error).message }),
  )
}
