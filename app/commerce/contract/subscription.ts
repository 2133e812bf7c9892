import { z } from 'zod'

/** How often a product comes that is bought as a subscription. `name` is worded for a choice: "Varannan månad". */
export const SubscriptionInterval = z.object({ id: z.number().int(), name: z.string(), days: z.number().int().positive() })
export type SubscriptionInterval = z.infer<typeof SubscriptionInterval>

/** `paused` ones deliver nothing until they are resumed; `ended` ones are over. */
export const SubscriptionState = z.enum(['active', 'paused', 'ended'])
export type SubscriptionState = z.infer<typeof SubscriptionState>
