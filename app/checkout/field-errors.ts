import { GIFT_CARD_ERRORS } from '../forms/gift-card-error'

/** Possible errors of a checkout field, as translation keys. */
export const FIELD_ERRORS = [
  'checkout.error.required',
  'checkout.error.tooLong',
  'checkout.error.email',
  'checkout.error.mobile',
  'checkout.error.postalCode',
  'checkout.error.organisationNumber',
  'checkout.error.postNumber',
  'checkout.error.day',
  'checkout.error.dayTooLate',
  'checkout.error.choose',
  'checkout.error.consumersOnly',
  'checkout.check.email',
  'checkout.check.number',
  ...GIFT_CARD_ERRORS,
] as const
export type FieldError = (typeof FIELD_ERRORS)[number]

/** Those that only ask whether a value is right: the same value passes when the form is sent again (decision 102). */
export const QUESTIONS: ReadonlySet<string> = new Set<FieldError>(['checkout.check.email', 'checkout.check.number'])

export function isFieldError(error: string): error is FieldError {
  return FIELD_ERRORS.some((known) => known === error)
}

/** The reasons for which an order is refused as a whole, as translation keys. The form keeps its values. */
export const ORDER_ERRORS = [
  'checkout.changed',
  'checkout.pointChosen',
  'checkout.check',
  'checkout.stockChanged',
  'checkout.servicePointChanged',
  'checkout.unavailable',
  'checkout.offline',
  'checkout.availableAgain',
  'checkout.unknown',
  'checkout.carrierUnavailable',
  'checkout.paymentUnavailable',
  'checkout.paymentRefused',
  'checkout.refused',
  'checkout.tooManyUnpaid',
] as const
export type OrderError = (typeof ORDER_ERRORS)[number]

/** The order was refused, or may have been placed, because something did not answer. */
export const OUTAGES: ReadonlySet<OrderError> = new Set([
  'checkout.unavailable',
  'checkout.unknown',
  'checkout.carrierUnavailable',
  'checkout.paymentUnavailable',
])

export function isOrderError(error: string): error is OrderError {
  return ORDER_ERRORS.some((known) => known === error)
}
