import { z } from 'zod'
import { PAYMENT_METHODS } from '../commerce/contract/checkout'
import type { Store } from '../store/store'
import type { FieldError } from './field-errors'
import { normaliseMobile } from './mobile-number'

const withMessage = (error: FieldError) => ({ error })

/** A required line of text, trimmed, of at most `max` characters. */
const line = (max: number) =>
  z
    .string(withMessage('checkout.error.required'))
    .trim()
    .min(1, withMessage('checkout.error.required'))
    .max(max, withMessage('checkout.error.tooLong'))
const optionalLine = (max: number) => z.string().trim().max(max, withMessage('checkout.error.tooLong')).default('')

function normalised(normalise: (typed: string) => string | null, error: FieldError) {
  return line(40).transform((typed, context) => {
    const value = normalise(typed)
    if (value !== null) return value
    context.addIssue({ code: 'custom', message: error })
    return z.NEVER
  })
}

/** The schema of the checkout form in one storefront. Its errors are translation keys (spec section 5, Validation rules). */
export function checkoutForm(store: Store) {
  return z.object({
    checkout_id: z.uuid(),
    seen_total: z.coerce.number(),
    email: line(254).pipe(z.email(withMessage('checkout.error.email'))),
    mobile: normalised((typed) => normaliseMobile(typed, store), 'checkout.error.mobile'),
    first_name: line(100),
    last_name: line(100),
    street: line(200),
    street2: optionalLine(200),
    postal_code: normalised((typed) => normalisePostalCode(typed, store), 'checkout.error.postalCode'),
    city: line(100),
    shipping_method: z.string(withMessage('checkout.error.choose')).min(1, withMessage('checkout.error.choose')),
    payment_method: z.enum(PAYMENT_METHODS, withMessage('checkout.error.choose')),
    message: optionalLine(1000),
  })
}
export type CheckoutForm = z.infer<ReturnType<typeof checkoutForm>>

/** A postal code in the store's form (`11122` becomes `111 22` in Sweden); null when invalid (spec section 5). */
function normalisePostalCode(typed: string, store: Pick<Store, 'countryCode' | 'postalCode'>): string | null {
  const code = typed.trim()
  if (!store.postalCode.test(code)) return null
  return store.countryCode === 'SE' ? code.replace(/^(\d{3}) ?(\d{2})$/, '$1 $2') : code
}
