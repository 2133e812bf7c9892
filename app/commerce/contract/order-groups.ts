/**
 * The groups that a customer's orders are listed by: `underway` ones wait for their payment or their delivery, `ended` ones were
 * cancelled or came back. The browser reads it too, so it has a file without schemas.
 */
export const ORDER_GROUPS = ['underway', 'delivered', 'ended'] as const
export type OrderGroup = (typeof ORDER_GROUPS)[number]
