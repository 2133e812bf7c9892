import type { PaymentMethod } from '../../app/commerce/contract/payment'
import { ProviderId } from '../../app/commerce/contract/payment'
import type { Language } from '../../app/commerce/contract/languages'
import { paymentMethods } from '../quotes/payment-methods'
import type { PaymentProviders } from '../interfaces/provider'

/**
 * The ways in which the deliveries of a store can be paid from now on, in the words of a language: those that are charged without
 * the shopper, and need no card or have a page on which one is entered.
 */
export function paymentWays(payments: PaymentProviders, storeId: number, language: Language): PaymentMethod[] {
  const chargeable = payments.of({ id: storeId }).filter(({ chargeAgain }) => chargeAgain !== undefined)
  const ids = chargeable.filter(({ id, cardPages }) => id === 'invoice' || cardPages !== undefined).map(({ id }) => id)
  return paymentMethods(ids, language, false)
}

/** The provider with the id of one of these ways; null when it is none of them. */
export function providerAmong(ways: readonly PaymentMethod[], id: string): ProviderId | null {
  const known = ProviderId.safeParse(id)
  return known.success && ways.some((way) => way.id === known.data) ? known.data : null
}
