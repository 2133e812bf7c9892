/**
 * The name of all forms of subscriptions; their field `subscription_id` names the subscription. As a query parameter,
 * the id of the subscription just changed.
 */
export const SUBSCRIPTION_FORM = 'subscription'

/** The parameter of a page of subscriptions that leads on to where a card is entered; its value is the id of the subscription. */
export const CARD_PAGE = 'card'

/** The id of the element that shows a subscription. */
export const subscriptionPlace = (id: string): string => `subscription-${id}`

/** The forms of a subscription, by the name of their action. */
export const STEPS = ['skip', 'pause', 'resume', 'change', 'deliver-to', 'pay-by', 'end'] as const

/** Whether a person fills the form of this action in. */
export const isTypedStep = (step: unknown): boolean => step === 'change' || step === 'deliver-to'
