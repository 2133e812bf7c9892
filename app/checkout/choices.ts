import type { Checkout, DeliveryOption, Quote } from '../commerce/contract/checkout'
import type { PaymentMethod } from '../commerce/contract/payment'
import type { BuyerKind } from './checkout-fields'
import { cheapestDelivery } from './delivery-groups'
import type { ServicePointView } from './service-point-view'

/** The choices for an order, and the cost of each. */
export type CheckoutOffer = Pick<Checkout, 'deliveries' | 'payments' | 'quotes' | 'gift_cards' | 'needs_delivery'>

/**
 * The shopper's choice where it is still offered, else the cheapest delivery and the first way to pay; `payments`
 * are the ways to pay for an order with this delivery, those that are credit last. A company (`buyer`) is not
 * offered those for private persons only.
 */
export type Choice = {
  buyer: BuyerKind
  delivery: DeliveryOption | null
  payments: readonly PaymentMethod[]
  payment: PaymentMethod | undefined
  quote: Quote | undefined
}

/**
 * The choice of these methods. Credit is never preselected while there is another way to pay (betaltjänstlagen 7 a kap. 1 §;
 * docs/law.md), nor is a method for companies only while there is one for everyone. The shopper's own choice for this purchase
 * stays.
 */
export function choiceOf(offer: CheckoutOffer, chosen: Chosen): Choice {
  const { buyer, shippingMethod, paymentMethod } = chosen
  const delivery = offer.needs_delivery
    ? (offer.deliveries.find(({ id }) => id === shippingMethod) ?? cheapestDelivery(offer.deliveries))
    : null
  const quotes = offer.quotes.filter((one) => one.delivery === (delivery?.id ?? null))
  // Gift cards may cover one delivery and not another.
  const quoted = offer.payments.filter(({ id }) => quotes.some((one) => one.payment === id))
  const payments = creditLast(quoted.filter(({ consumers }) => !consumers || buyer === 'private'))
  const payment = payments.find(({ id }) => id === paymentMethod) ?? payments.find(({ companies }) => !companies) ?? payments[0]
  return { buyer, delivery, payments, payment, quote: quotes.find((one) => one.payment === payment?.id) }
}

/** The choices of the shopper; a method that was never chosen is null. */
export type Chosen = { buyer: BuyerKind; shippingMethod: string | null; paymentMethod: string | null }

const creditLast = (payments: readonly PaymentMethod[]): PaymentMethod[] => [
  ...payments.filter(({ credit }) => !credit),
  ...payments.filter(({ credit }) => credit),
]

/** Whether a company buys: the form says so, or the chosen way to pay is for companies only. */
export const isCompany = ({ buyer, payment }: Pick<Choice, 'buyer' | 'payment'>): boolean =>
  buyer === 'company' || payment?.companies === true

/** Whether the order needs a mobile number: carriers and some ways to pay ask for one, a gift card that is mailed does not. */
export const needsMobile = ({ delivery, payment }: Pick<Choice, 'delivery' | 'payment'>): boolean =>
  delivery !== null || payment?.mobile === true

/** Service points to choose from; `away` when the carrier does not answer: then the carrier chooses the nearest. */
export type ServicePointOffer = readonly ServicePointView[] | 'away' | null

/** The place that the shopper chose where it is offered, else the nearest one. */
export const chosenPoint = (points: ServicePointOffer, chosen: string | null): ServicePointView | undefined =>
  points === null || points === 'away' ? undefined : (points.find(({ id }) => id === chosen) ?? points[0])

/**
 * The quote that the shopper agrees to by ordering with these methods. Without scripts a form may carry the quote of methods that
 * were chosen before. While that quote is valid and the chosen methods cost the same, the quote of the chosen methods is used.
 * The backend refuses any other.
 */
export function agreedQuote(
  { quotes }: Pick<CheckoutOffer, 'quotes'>,
  typed: { quote: string; shipping_method: string | null; payment_method: string },
): string {
  const seen = quotes.find(({ token }) => token === typed.quote)
  const meant = quotes.find(({ delivery, payment }) => delivery === typed.shipping_method && payment === typed.payment_method)
  return seen !== undefined && meant?.total === seen.total && meant.to_pay === seen.to_pay ? meant.token : typed.quote
}
