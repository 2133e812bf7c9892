import { z } from 'zod'
import { PAYMENT_METHODS } from '../commerce/contract/checkout'
import type { Store } from '../store/store'
import type { FieldError } from './field-errors'
import { normaliseMobile } from './mobile-number'
import { normalisePostalCode } from './postal-code'

const say = (error: FieldError) => ({ error })

/** A line of text that must be there, trimmed. */
const line = (max: number) =>
  z.string(say('checkout.error.required')).trim().min(1, say('checkout.error.required')).max(max, say('checkout.error.tooLong'))
const optionalLine = (max: number) => z.string().trim().max(max, say('checkout.error.tooLong')).default('')

function normalised(normalise: (typed: string) => string | null, error: FieldError) {
  return line(40).transform((typed, context) => {
    const value = normalise(typed)
    if (value !== null) return value
    context.addIssue({ code: 'custom', message: error })
    return z.NEVER
  })
}

/** The checkout's form for one storefront; its errors are keys of translated sentences (spec section 5, Validation rules). */
export function checkoutForm(store: Store) {
  return z.object({
    checkout_id: z.uuid(),
    seen_total: z.coerce.number(),
    email: line(254).pipe(z.email(say('checkout.error.email'))),
    mobile: normalised((typed) => normaliseMobile(typed, store), 'checkout.error.mobile'),
    first_name: line(100),
    last_name: line(100),
    street: line(200),
    street2: optionalLine(200),
    postal_code: normalised((typed) => normalisePostalCode(typed, store), 'checkout.error.postalCode'),
    city: line(100),
    shipping_method: z.string(say('checkout.error.choose')).min(1, say('checkout.error.choose')),
    payment_method: z.enum(PAYMENT_METHODS, say('checkout.error.choose')),
    message: optionalLine(1000),
  })
}
export type CheckoutForm = z.infer<ReturnType<typeof checkoutForm>>
