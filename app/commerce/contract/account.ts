import { z } from 'zod'

/** POST /api/auth/login: an account by its e-mail address and password. */
export const AccountCredentials = z.object({ email: z.email().max(254), password: z.string().min(1).max(200) })

/**
 * POST /api/order-links: asks for a mail with a one-time link to an order, by its number and the e-mail address it was placed with. The
 * answer does not tell whether there is such an order.
 */
export const OrderLinkRequest = z.object({ order_number: z.string().min(1).max(40), email: z.email().max(254) })

/** POST /api/order-auth/login: the token of a mailed link to one order. */
export const OrderCredentials = z.object({ token: z.string().min(1).max(1000) })

export const RefreshRequest = z.object({ refresh_token: z.string().min(1) })

/** Both tokens live 3600 seconds (spec section 9). A refresh token can be used once, and again within 30 seconds of that use. */
export const Tokens = z.object({ access_token: z.string(), refresh_token: z.string() })
export type Tokens = z.infer<typeof Tokens>

/** GET /api/auth/profile. `discounts` maps a discount category to the customer's percentage (spec section 6). */
export const Profile = z.object({
  id: z.number().int(),
  email: z.email(),
  first_name: z.string(),
  last_name: z.string(),
  discounts: z.record(z.string(), z.number().min(0).max(100)),
})
export type Profile = z.infer<typeof Profile>

/** GET /api/order-auth/info: the user of one order (scope my-order). */
export const OrderUser = z.object({ order_id: z.uuid(), order_number: z.string(), scope: z.literal('my-order') })
export type OrderUser = z.infer<typeof OrderUser>
