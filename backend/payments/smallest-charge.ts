import type { PaymentMethodId } from '../../app/commerce/contract/payment'
import type { Store } from '../stores/stores'

/** The smallest charges of Stripe by currency (docs.stripe.com/currencies, minimum charge amounts). */
const STRIPE: Readonly<Record<Store['currency'], number>> = { SEK: 3, NOK: 3, DKK: 2.5, EUR: 0.5 }

/** The minimum amount of a way to pay, including VAT. Gift cards may leave less than that. */
export const smallestCharge = (payment: PaymentMethodId, { currency }: Pick<Store, 'currency'>): number =>
  payment === 'stripe' ? STRIPE[currency] : 0
