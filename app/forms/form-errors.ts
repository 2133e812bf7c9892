import { GIFT_CARD_ERRORS } from './gift-card-error'

/** Validation errors of the small forms and their fields; each is the key of its translated message. */
export const FORM_ERRORS = [
  'account.error.unsaved',
  'account.error.undone',
  'account.error.maybeSaved',
  'account.error.maybeDone',
  'checkout.error.required',
  'checkout.error.tooLong',
  'checkout.error.email',
  'checkout.error.mobile',
  'checkout.error.postalCode',
  'checkout.error.organisationNumber',
  'review.error.stars',
  'review.error.order',
  'review.error.notBought',
  'review.error.already',
  'review.error.invitation',
  'review.error.loggedOut',
  'review.error.tooMany',
  'review.error.unavailable',
  'notify.error.available',
  'notify.error.tooMany',
  'notify.error.unavailable',
  'withdrawal.error.goods',
  'withdrawal.error.tooMany',
  'withdrawal.error.unavailable',
  'subscription.error.changed',
  'subscription.error.payment',
  'notify.error.link',
  'termination.error.day',
  'termination.error.tooMany',
  'termination.error.unavailable',
  'myOrder.error.tooMany',
  'myOrder.error.unavailable',
  'order.error.tooLate',
  'order.error.charging',
  'order.error.payment',
  'order.error.notUnpaid',
  'order.error.unavailable',
  'order.error.point',
  'order.error.withdrawn',
  'checkout.error.choose',
  'discounts.error.blank',
  'discounts.error.tooLong',
  'discounts.error.customer',
  'discounts.error.tooMany',
  'discounts.unknown',
  'return.error.none',
  'return.error.quantity',
  'return.error.reason',
  'return.error.condition',
  'return.error.changed',
  'return.error.unavailable',
  ...GIFT_CARD_ERRORS,
  /** A message, no error: the code was that of a gift card, which is now added to the checkout. */
  'giftCard.moved',
  'login.error.wrong',
  'login.error.tooMany',
  'login.error.unavailable',
  'login.error.cut',
  'login.error.link',
  'login.error.short',
  'login.error.common',
  'login.error.current',
  'login.error.terms',
  'account.error.subscriptions',
  'profile.email.error.same',
  'profile.email.error.tooMany',
  'profile.devices.error.full',
  'profile.passkeys.error.failed',
  'profile.passkeys.error.known',
  'profile.passkeys.error.full',
  'login.error.passkey',
  'account.offers.error.expired',
  'account.offers.error.sold-out',
  'account.offers.error.ordered',
  'account.offers.error.gone',
  'newsletter.error.unavailable',
  'tracking.error.notFound',
  'tracking.error.tooMany',
  'tracking.error.unavailable',
] as const
export type FormError = (typeof FORM_ERRORS)[number]

export function isFormError(error: string): error is FormError {
  return FORM_ERRORS.some((known) => known === error)
}

/**
 * A form with validation errors. `form` is its name, unique on the page; `errors` are by field, with '' for the form as a whole;
 * `values` are the submitted values by field.
 */
export type RefusedForm = {
  form: string
  errors: Readonly<Record<string, FormError>>
  values: Readonly<Record<string, string>>
}
