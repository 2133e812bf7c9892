import { withDefault } from './readers/field'
import { dayOf } from './readers/moment'
import { type KnownStatus, stockStatusOf } from './readers/stock'

/** Stock as the backend names it. A status that the shop does not know promises nothing: it counts as `back-order`. */
export type StockStatus = KnownStatus
export const StockStatus = withDefault(stockStatusOf, 'back-order' as const)

/** The day (ISO 8601 date) on which a presale or sold-out product is expected; null when nothing is known. */
export const EstimatedAt = withDefault(dayOf, null)
