/** What can be wrong with a small form of a page or one of its fields; each is the key of its translated sentence. */
const FORM_ERRORS = [
  'checkout.error.required',
  'checkout.error.tooLong',
  'checkout.error.email',
  'review.error.stars',
  'review.error.order',
  'review.error.notBought',
  'review.error.already',
  'review.error.unavailable',
  'notify.error.available',
  'notify.error.unavailable',
  'discounts.error.blank',
  'discounts.error.tooLong',
  'discounts.error.customer',
  'discounts.error.tooMany',
] as const
export type FormError = (typeof FORM_ERRORS)[number]

export function isFormError(error: string): error is FormError {
  return FORM_ERRORS.some((known) => known === error)
}

/**
 * A form that was not taken. `form` tells it from others on its page; `errors` names what is wrong by field, under '' what is wrong with
 * none of them; `values` is all that was typed.
 */
export type RefusedForm = {
  form: string
  errors: Readonly<Record<string, FormError>>
  values: Readonly<Record<string, string>>
}
