/** The name of all forms of subscriptions, whose field `subscription_id` says of which; in a query, the id of the one that was changed. */
export const SUBSCRIPTION_FORM = 'subscription'

/** The id of the element that shows a subscription. */
export const subscriptionPlace = (id: string): string => `subscription-${id}`
