import { z } from 'zod'
import { line, optionalLine, unlessEmpty } from '../checkout/form-fields.server'
import { normaliseMobile } from '../checkout/mobile-number'
import { normaliseOrganisationNumber } from '../checkout/organisation-number'
import { normalisePostalCode } from '../checkout/postal-code'
import type { Store } from '../store/store'

/**
 * The form with a customer's details for one country, with the rules and errors of the checkout. All but the name may be left
 * empty; an address and a company are whole or empty.
 */
export const detailsForm = (store: Store) =>
  z
    .object({
      first_name: line('first_name'),
      last_name: line('last_name'),
      mobile: unlessEmpty('mobile', (typed) => normaliseMobile(typed, store), 'checkout.error.mobile'),
      street: optionalLine('street'),
      street2: optionalLine('street2'),
      city: optionalLine('city'),
      postal_code: unlessEmpty('postal_code', (typed) => normalisePostalCode(typed, store), 'checkout.error.postalCode'),
      company_name: optionalLine('company_name'),
      company_reference: optionalLine('company_reference'),
      organisation_number: unlessEmpty(
        'organisation_number',
        (typed) => normaliseOrganisationNumber(typed, store),
        'checkout.error.organisationNumber',
      ),
    })
    .superRefine((typed, context) => {
      for (const part of WHOLE) {
        if (part.every((name) => typed[name] === '')) continue
        for (const name of part) {
          if (typed[name] === '') context.addIssue({ code: 'custom', path: [name], message: 'checkout.error.required' })
        }
      }
    })

/** Fields that are given together. */
const WHOLE = [
  ['street', 'postal_code', 'city'],
  ['company_name', 'organisation_number'],
] as const
