import { z } from 'zod'

/** Stock as the backend names it. `back-order` is shown as out of stock (spec section 4, Stock display). */
export const StockStatus = z.enum(['in-stock', 'few-left', 'back-order', 'out-of-stock', 'discontinued'])
export type StockStatus = z.infer<typeof StockStatus>

/** The day (ISO 8601 date) on which a presale or sold-out product is expected; null when nothing is known. */
export const EstimatedAt = z.iso.date().nullable()
