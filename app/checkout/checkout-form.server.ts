import { z } from 'zod'
import { PAYMENT_METHODS } from '../commerce/contract/payment'
import type { Store } from '../store/store'
import { BUYER_KINDS } from './checkout-fields'
import type { FieldError } from './field-errors'
import { normaliseMobile } from './mobile-number'
import { normaliseOrganisationNumber } from './organisation-number'
import { normalisePostalCode } from './postal-code'

/** What the order needs of the form, beside the contact. */
export type Needed = {
  /** Something is sent. */
  address: boolean
  company: boolean
  /** Gift cards are ordered. */
  gift: boolean
}

const withMessage = (error: FieldError) => ({ error })

/** A required line of text, trimmed, of at most `max` characters. */
const line = (max: number) =>
  z
    .string(withMessage('checkout.error.required'))
    .trim()
    .min(1, withMessage('checkout.error.required'))
    .max(max, withMessage('checkout.error.tooLong'))
const optionalLine = (max: number) => z.string().trim().max(max, withMessage('checkout.error.tooLong')).default('')
const choice = z.string(withMessage('checkout.error.choose')).min(1, withMessage('checkout.error.choose'))
const email = line(254).pipe(z.email(withMessage('checkout.error.email')))

function normalised(normalise: (typed: string) => string | null, error: FieldError) {
  return line(40).transform((typed, context) => {
    const value = normalise(typed)
    if (value !== null) return value
    context.addIssue({ code: 'custom', message: error })
    return z.NEVER
  })
}

/** A day from today on, as a date field sends it; null when left empty. */
const day = (today: string) =>
  z
    .union([z.literal('').transform(() => null), z.iso.date(withMessage('checkout.error.day'))])
    .default(null)
    .refine((typed) => typed === null || typed >= today, withMessage('checkout.error.day'))

/**
 * The schema of the checkout form in one storefront, with only the fields that this order needs. Its errors are translation keys (spec
 * section 5, Validation rules). `today` is an ISO date.
 */
export function checkoutForm(store: Store, needed: Needed, today: string) {
  return z.object({
    checkout_id: z.uuid(),
    seen_total: z.coerce.number(),
    quote: z.string().max(200),
    email,
    mobile: normalised((typed) => normaliseMobile(typed, store), 'checkout.error.mobile'),
    buyer: z.enum(BUYER_KINDS).default('private'),
    first_name: line(100),
    last_name: line(100),
    ...(needed.address ? addressFields(store) : NO_ADDRESS),
    ...(needed.company ? companyFields(store) : NO_COMPANY),
    ...(needed.gift ? { gift_email: email, gift_message: optionalLine(500), gift_day: day(today) } : NO_GIFT),
    shipping_method: needed.address ? choice : none,
    /** Without a choice the nearest one is taken. */
    service_point: needed.address ? optionalLine(64) : none,
    payment_method: z.enum(PAYMENT_METHODS, withMessage('checkout.error.choose')),
    message: optionalLine(1000),
  })
}
export type CheckoutForm = z.infer<ReturnType<typeof checkoutForm>>

/** A field that this order does not need: whatever is sent counts as nothing. */
const none = z.null().catch(null)

const addressFields = (store: Store) => ({
  street: line(200),
  street2: optionalLine(200),
  postal_code: normalised((typed) => normalisePostalCode(typed, store), 'checkout.error.postalCode'),
  city: line(100),
})
const NO_ADDRESS = { street: none, street2: none, postal_code: none, city: none }

const companyFields = (store: Store) => ({
  company_name: line(200),
  organisation_number: normalised((typed) => normaliseOrganisationNumber(typed, store), 'checkout.error.organisationNumber'),
  company_reference: optionalLine(100),
})
const NO_COMPANY = { company_name: none, organisation_number: none, company_reference: none }

const NO_GIFT = { gift_email: none, gift_message: none, gift_day: none }
