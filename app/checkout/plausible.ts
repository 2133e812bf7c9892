import type { Store } from '../store/store'
import { type FieldName, MAX_LENGTH, OPTIONAL_FIELDS } from './checkout-fields'
import type { FieldError } from './field-errors'
import { normaliseMobile } from './mobile-number'
import { normaliseOrganisationNumber } from './organisation-number'
import { normalisePostNumber } from './post-number'
import { normalisePostalCode } from './postal-code'

export type FieldRules = Pick<Store, 'countryCode' | 'mobileNumber' | 'postalCode'>

/**
 * Whether the server may accept a value: the browser hides an error, or closes a section, once its fields are plausible. The
 * server alone decides (checkout-form.server.ts); whatever it accepts is plausible.
 */
export function isPlausible(name: FieldName, value: string, store: FieldRules): boolean {
  const typed = value.trim()
  if (typed === '') return OPTIONAL_FIELDS.has(name)
  return wrongForm(name, typed, store) === null
}

/**
 * The server's error for what is typed in a field (spec section 5); null while the server may accept it, and for an empty field,
 * which the shopper may still fill in.
 */
export function wrongForm(name: FieldName, value: string, store: FieldRules): FieldError | null {
  const typed = value.trim()
  if (typed === '') return null
  if (typed.length > (MAX_LENGTHS[name] ?? Infinity)) return 'checkout.error.tooLong'
  const form = FORMS[name]
  return form === undefined || form.isTaken(typed, store) ? null : form.error
}

const MAX_LENGTHS: Readonly<Partial<Record<FieldName, number>>> = MAX_LENGTH

const email: Form = { error: 'checkout.error.email', isTaken: (typed) => /^[^\s@]+@[^\s@]+\.[^\s@.]{2,}$/.test(typed) }

const postalCode: Form = {
  error: 'checkout.error.postalCode',
  isTaken: (typed, store) => normalisePostalCode(typed, store) !== null,
}

const FORMS: Readonly<Partial<Record<FieldName, Form>>> = {
  email,
  gift_email: email,
  mobile: { error: 'checkout.error.mobile', isTaken: (typed, store) => normaliseMobile(typed, store) !== null },
  postal_code: postalCode,
  billing_postal_code: postalCode,
  post_number: { error: 'checkout.error.postNumber', isTaken: (typed) => normalisePostNumber(typed) !== null },
  organisation_number: {
    error: 'checkout.error.organisationNumber',
    isTaken: (typed, store) => normaliseOrganisationNumber(typed, store) !== null,
  },
}

type Form = { error: FieldError; isTaken: (typed: string, store: FieldRules) => boolean }
