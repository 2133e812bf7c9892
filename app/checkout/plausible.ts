import type { Store } from '../store/store'
import { type FieldName, MAX_LENGTH, OPTIONAL_FIELDS } from './checkout-fields'
import { normaliseMobile } from './mobile-number'
import { normaliseOrganisationNumber } from './organisation-number'
import { normalisePostNumber } from './post-number'
import { normalisePostalCode } from './postal-code'

export type FieldRules = Pick<Store, 'countryCode' | 'mobileNumber' | 'postalCode'>

/**
 * Whether the server may accept a value: the browser hides an error, or closes a section, once its fields are plausible. The server alone
 * decides (checkout-form.server.ts); whatever it accepts is plausible.
 */
export function isPlausible(name: FieldName, value: string, store: FieldRules): boolean {
  const typed = value.trim()
  if (typed === '') return OPTIONAL_FIELDS.has(name)
  if (typed.length > (MAX_LENGTHS[name] ?? Infinity)) return false
  return FORMS[name]?.(typed, store) ?? true
}

const MAX_LENGTHS: Readonly<Partial<Record<FieldName, number>>> = MAX_LENGTH

const isEmail = (typed: string) => /^[^\s@]+@[^\s@]+\.[^\s@.]{2,}$/.test(typed)

const FORMS: Readonly<Partial<Record<FieldName, (typed: string, store: FieldRules) => boolean>>> = {
  email: isEmail,
  gift_email: isEmail,
  mobile: (typed, store) => normaliseMobile(typed, store) !== null,
  postal_code: (typed, store) => normalisePostalCode(typed, store) !== null,
  post_number: (typed) => normalisePostNumber(typed) !== null,
  organisation_number: (typed, store) => normaliseOrganisationNumber(typed, store) !== null,
}
