import { z } from 'zod'
import { PAYMENT_METHODS } from '../commerce/contract/payment'
import { yearAfter } from '../commerce/contract/year-after'
import type { Store } from '../store/store'
import { BUYER_KINDS } from './checkout-fields'
import { line, normalised, optionalLine, unlessEmpty, withMessage } from './form-fields.server'
import { normaliseMobile } from './mobile-number'
import { normaliseOrganisationNumber } from './organisation-number'
import { normalisePostNumber } from './post-number'
import { normalisePostalCode } from './postal-code'

/** The fields that the order needs besides the contact. */
export type Needed = {
  /** Something is sent. */
  address: boolean
  /** The invoice goes to another address than the goods. */
  billing: boolean
  company: boolean
  /** The carrier or the provider calls or texts the buyer. A number that is typed all the same must be one (spec section 5). */
  mobile: boolean
  /** Gift cards are ordered. */
  gift: boolean
  /** The delivery needs the customer's number at the carrier. */
  postNumber?: boolean
}

export const NOTHING_NEEDED: Needed = { address: false, billing: false, company: false, mobile: false, gift: false }

const choice = z.string(withMessage('checkout.error.choose')).min(1, withMessage('checkout.error.choose'))
const email = line('email').pipe(z.email(withMessage('checkout.error.email')))

/** A day from today on, at most a year ahead, as a date field sends it; null when left empty. */
const day = (today: string) =>
  z
    .union([z.literal('').transform(() => null), z.iso.date(withMessage('checkout.error.day'))])
    .default(null)
    .refine((typed) => typed === null || typed >= today, withMessage('checkout.error.day'))
    .refine((typed) => typed === null || typed <= yearAfter(today), withMessage('checkout.error.dayTooLate'))

/**
 * The schema of the checkout form in one storefront, with only the fields that this order needs. Its errors are translation keys
 * (spec section 5, Validation rules). `today` is an ISO date.
 */
export function checkoutForm(store: Store, needed: Needed, today: string) {
  return z.object({
    checkout_id: z.uuid(),
    seen_total: z.coerce.number(),
    seen_arrives: z.string().max(200).optional(),
    quote: z.string().max(200),
    email,
    mobile: (needed.mobile ? normalised : unlessEmpty)(
      'mobile',
      (typed) => normaliseMobile(typed, store),
      'checkout.error.mobile',
    ),
    buyer: z.enum(BUYER_KINDS).default('private'),
    first_name: line('first_name'),
    last_name: line('last_name'),
    street: asked(needed.address, line('street')),
    street2: asked(needed.address, optionalLine('street2')),
    postal_code: asked(
      needed.address,
      normalised('postal_code', (typed) => normalisePostalCode(typed, store), 'checkout.error.postalCode'),
    ),
    city: asked(needed.address, line('city')),
    other_billing: z.literal('yes').optional().catch(undefined),
    billing_first_name: asked(needed.billing && !needed.company, line('billing_first_name')),
    billing_last_name: asked(needed.billing && !needed.company, line('billing_last_name')),
    billing_street: asked(needed.billing, line('billing_street')),
    billing_street2: asked(needed.billing, optionalLine('billing_street2')),
    billing_postal_code: asked(
      needed.billing,
      normalised('billing_postal_code', (typed) => normalisePostalCode(typed, store), 'checkout.error.postalCode'),
    ),
    billing_city: asked(needed.billing, line('billing_city')),
    company_name: asked(needed.company, line('company_name')),
    organisation_number: asked(
      needed.company,
      normalised(
        'organisation_number',
        (typed) => normaliseOrganisationNumber(typed, store),
        'checkout.error.organisationNumber',
      ),
    ),
    company_reference: asked(needed.company, optionalLine('company_reference')),
    gift_email: asked(needed.gift, email),
    gift_message: asked(needed.gift, optionalLine('gift_message')),
    gift_day: asked(needed.gift, day(today)),
    shipping_method: asked(needed.address, choice),
    /** Without a choice the nearest one is taken. */
    service_point: asked(needed.address, optionalLine('service_point')),
    post_number: asked(needed.postNumber === true, normalised('post_number', normalisePostNumber, 'checkout.error.postNumber')),
    /** A typed code that was not added: the action has removed it from the form by then. */
    gift_card_code: optionalLine('gift_card_code'),
    payment_method: z.enum(PAYMENT_METHODS, withMessage('checkout.error.choose')),
    message: optionalLine('message'),
    /** Set when the page mentioned the review invitation; pages of earlier releases did not. */
    told_of_review_mail: z.literal('yes').optional().catch(undefined),
    no_review_mail: z.literal('yes').optional().catch(undefined),
    asked: z.string().optional(),
  })
}
export type CheckoutInput = z.infer<ReturnType<typeof checkoutForm>>

/** The schema of a field that this order needs; otherwise one that ignores what is sent. */
const asked = <T extends z.ZodType>(isNeeded: boolean, field: T) => (isNeeded ? field : z.null().catch(null))
