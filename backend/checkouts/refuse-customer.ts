import type { CartItem } from '../../app/commerce/contract/cart'
import type { DeliveryOption } from '../../app/commerce/contract/checkout'
import type { Customer } from '../../app/commerce/contract/order'
import type { PaymentMethod } from '../../app/commerce/contract/payment'
import { PRODUCT_TYPE } from '../../app/commerce/contract/product'
import { Refusal } from '../http/refusal'
import type { Store } from '../stores/stores'

type Ordered = { delivery: DeliveryOption | null; payment: PaymentMethod; items: readonly Pick<CartItem, 'type'>[] }

/**
 * Refuses an order that cannot be carried out for this customer, with 422: `address-required` when something is sent, `country-not-served`
 * for an address abroad, `company-required` for a way to pay that is for companies, `recipient-required` when gift cards are bought.
 */
export function refuseCustomer({ address, company, gift }: Customer, { delivery, payment, items }: Ordered, store: Store): void {
  if (delivery !== null && address === null) throw new Refusal(422, 'address-required', 'A delivery needs an address')
  if (address !== null && address.country_code.toUpperCase() !== store.countryCode) {
    throw new Refusal(422, 'country-not-served', `This store delivers to ${store.countryCode}`)
  }
  if (payment.companies && company === null) throw new Refusal(422, 'company-required', 'Only companies can pay so')
  if (gift === null && items.some(({ type }) => type === PRODUCT_TYPE.giftCard)) {
    throw new Refusal(422, 'recipient-required', 'A gift card needs a recipient')
  }
}
