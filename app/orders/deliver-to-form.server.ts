import { z } from 'zod'
import { line, normalised, optionalLine } from '../checkout/form-fields.server'
import { normaliseMobile } from '../checkout/mobile-number'
import { normalisePostalCode } from '../checkout/postal-code'
import type { Store } from '../store/store'

/** The form with the address of a subscription in one storefront, with the rules and errors of the checkout. */
export const deliverToForm = (store: Store) =>
  z.object({
    first_name: line('first_name'),
    last_name: line('last_name'),
    street: line('street'),
    street2: optionalLine('street2'),
    postal_code: normalised('postal_code', (typed) => normalisePostalCode(typed, store), 'checkout.error.postalCode'),
    city: line('city'),
    mobile: normalised('mobile', (typed) => normaliseMobile(typed, store), 'checkout.error.mobile'),
  })
