import type { CheckoutOptions, PaymentMethod, ShippingMethod } from '../../app/commerce/contract/checkout'
import type { Scope } from '../http/endpoints'
import type { Texts } from '../texts'
import { DELIVERY_KINDS } from './delivery-kinds'
import { SHIPPING_RATES, type ShippingRate } from './shipping-rates'

type Place = Pick<Scope, 'language' | 'store'>

const INVOICE: { name: Texts; description: Texts } = {
  name: { sv: 'Faktura', no: 'Faktura', de: 'Rechnung', da: 'Faktura' },
  description: {
    sv: 'Betala inom 14 dagar efter beställningen. Utan avgift.',
    no: 'Betal innen 14 dager etter bestillingen. Uten gebyr.',
    de: 'Zahlung innerhalb von 14 Tagen nach der Bestellung, ohne Gebühr.',
    da: 'Betal inden for 14 dage efter bestillingen. Uden gebyr.',
  },
}

/** Days from the order until an invoice is due. */
export const INVOICE_DAYS = 14

/** The shipping and payment methods of the store for goods of this value, in its currency including VAT. */
export function checkoutOptions(cartTotal: number, place: Place): CheckoutOptions {
  return {
    shipping_methods: SHIPPING_RATES[place.store.countryCode].map((rate) => shippingMethod(rate, cartTotal, place)),
    payment_methods: paymentMethods(place),
  }
}

function shippingMethod(rate: ShippingRate, cartTotal: number, { language }: Place): ShippingMethod {
  const kind = DELIVERY_KINDS[rate.kind]
  return {
    id: rate.id,
    carrier: rate.carrier,
    name: `${rate.carrier} – ${kind.name[language]}`,
    description: kind.description[language],
    price: rate.freeFrom !== null && cartTotal >= rate.freeFrom ? 0 : rate.price,
    days_from: rate.days[0],
    days_to: rate.days[1],
  }
}

const paymentMethods = ({ language }: Place): PaymentMethod[] => [
  { id: 'invoice', name: INVOICE.name[language], description: INVOICE.description[language], fee: 0 },
]
