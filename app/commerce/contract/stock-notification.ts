import { z } from 'zod'

/**
 * POST /api/stock-notifications: mails this address when the product is in stock again, in the store of the call, once the
 * link of a first mail was followed. The own address of a customer, with the bearer token of the account, needs no such link.
 * Idempotent, and answered alike for every address. Refused with 422 `not-notifyable` when the product can be ordered now,
 * will not be restocked, or does not exist.
 */
export const StockNotificationRequest = z.object({ product_id: z.number().int(), email: z.email().max(254) })
export type StockNotificationRequest = z.infer<typeof StockNotificationRequest>

/**
 * POST /api/stock-notifications/end: deletes every request of the address that a stock notice went to, in its store. `access` is
 * the token of the notice's link; 404 when it is not valid.
 */
export const EndStockNotificationsRequest = z.object({ access: z.string().min(1).max(1000) })

/** POST /api/stock-notifications/confirm, with the token of that link. Idempotent; 404 when it is not valid any more. */
export const ConfirmStockNotificationRequest = z.object({ token: z.string().min(1).max(1000) })
