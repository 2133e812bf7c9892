import type { FormError } from '../../forms/form-errors'

/** Whether a code was not tried because too many unknown ones were tried before: the answer has status 429. */
export function isLimit(error: FormError): boolean {
  return error === 'discounts.error.tooMany' || error === 'giftCard.error.limit'
}
