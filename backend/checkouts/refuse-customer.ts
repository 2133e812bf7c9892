import type { CartItem } from '../../app/commerce/contract/cart'
import type { DeliveryOption } from '../../app/commerce/contract/checkout'
import type { Customer } from '../../app/commerce/contract/order'
import type { PaymentMethod } from '../../app/commerce/contract/payment'
import { PRODUCT_TYPE } from '../../app/commerce/contract/product-type'
import { yearAfter } from '../../app/commerce/contract/year-after'
import { Refusal } from '../refusal'
import type { Scope } from '../http/endpoints'
import { localDay } from '../stores/local-day'

type Ordered = {
  delivery: DeliveryOption | null
  postNumber: string | null
  payment: PaymentMethod
  items: readonly Pick<CartItem, 'type'>[]
}

/**
 * Refuses an order that cannot be carried out for this customer, with 422:
 * - `address-required`: something is sent;
 * - `mobile-required`: something is sent, or Walley's page for companies asks for the number;
 * - `country-not-served`: an address abroad, of the delivery or for billing;
 * - `post-number-required`: a parcel box that opens by that number;
 * - `company-required`, `consumer-required`: a way to pay for companies, for private persons;
 * - `recipient-required`: gift cards are bought;
 * - `gift-day`: they are to be sent in the past or in more than a year.
 */
export function refuseCustomer(
  { mobile, address, billing, company, gift }: Customer,
  { delivery, postNumber, payment, items }: Ordered,
  { store, now }: Pick<Scope, 'store' | 'now'>,
): void {
  if (delivery !== null && address === null) throw new Refusal(422, 'address-required', 'A delivery needs an address')
  if (mobile === '' && (delivery !== null || payment.mobile)) {
    throw new Refusal(422, 'mobile-required', 'This order needs a mobile number')
  }
  if ([address, billing].some((one) => one !== null && one.country_code.toUpperCase() !== store.countryCode)) {
    throw new Refusal(422, 'country-not-served', `This store delivers to ${store.countryCode} and bills there`)
  }
  if (delivery?.needs_post_number === true && postNumber === null) {
    throw new Refusal(422, 'post-number-required', "This delivery needs the customer's number at the carrier")
  }
  if (payment.companies && company === null) throw new Refusal(422, 'company-required', 'Only companies can pay so')
  if (payment.consumers && company !== null) throw new Refusal(422, 'consumer-required', 'Only private persons can pay so')
  if (gift === null && items.some(({ type }) => type === PRODUCT_TYPE.giftCard)) {
    throw new Refusal(422, 'recipient-required', 'A gift card needs a recipient')
  }
  const day = gift?.deliver_on ?? null
  const today = localDay(now, store.timeZone)
  if (day !== null && (day < today || day > yearAfter(today))) {
    throw new Refusal(422, 'gift-day', 'A gift card is sent from today on, within a year')
  }
}
