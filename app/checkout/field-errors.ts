/** What can be wrong with a field of the checkout; each is the key of its translated sentence. */
export const FIELD_ERRORS = [
  'checkout.error.required',
  'checkout.error.tooLong',
  'checkout.error.email',
  'checkout.error.mobile',
  'checkout.error.postalCode',
  'checkout.error.choose',
] as const
export type FieldError = (typeof FIELD_ERRORS)[number]

export function isFieldError(error: string): error is FieldError {
  return FIELD_ERRORS.some((known) => known === error)
}

/** Why the order as a whole was not placed. Nothing that was typed is lost. */
export const ORDER_ERRORS = ['checkout.changed', 'checkout.stockChanged', 'checkout.unavailable', 'checkout.refused'] as const
export type OrderError = (typeof ORDER_ERRORS)[number]

export function isOrderError(error: string): error is OrderError {
  return ORDER_ERRORS.some((known) => known === error)
}
