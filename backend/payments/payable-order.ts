import type { Address } from '../../app/commerce/contract/address'
import type { Language } from '../../app/commerce/contract/languages'
import type { Order } from '../../app/commerce/contract/order'
import { giftCardName } from './gift-card-way'
import { SALE_TEXTS } from '../orders/invoices/sale-texts'
import { toPay } from '../orders/totals'
import { depositsTotal } from '../pricing/deposit'
import { lineTotal } from '../stores/money'
import type { Store } from '../stores/stores'
import type { PayableAddress, PayableLine, PayableOrder } from '../interfaces/provider'

/** An order as providers take it: what is to be paid after gift cards. The totals of its lines add up to its amount. */
export function payableOrder(order: Order, store: Store, language: Language): PayableOrder {
  const { email, mobile, first_name, last_name, address, billing, company } = order.customer
  return {
    number: order.number,
    store,
    language,
    amount: toPay(order),
    isSubscribed: order.items.some(({ subscription_interval }) => subscription_interval !== null),
    lines: [...goods(order, store), ...deposits(order, store), ...extras(order, store), ...giftCards(order, language)],
    buyer: {
      email,
      mobile,
      ...payableAddress({ ...(address ?? nowhere(store)), first_name, last_name }),
      billing: billing && payableAddress(billing),
      company: company && {
        name: company.name,
        organisationNumber: company.organisation_number,
        reference: company.reference,
      },
    },
  }
}

const nowhere = ({ countryCode }: Store) => ({ street: '', street2: '', postal_code: '', city: '', country_code: countryCode })

const payableAddress = ({
  first_name,
  last_name,
  street,
  street2,
  postal_code,
  city,
  country_code,
}: Address): PayableAddress => ({
  firstName: first_name,
  lastName: last_name,
  street,
  street2,
  postalCode: postal_code,
  city,
  countryCode: country_code,
})

const goods = ({ items }: Order, store: Store): PayableLine[] =>
  items.map(({ sku, name, quantity, price, vat }) => ({
    kind: 'goods',
    reference: sku,
    name,
    quantity,
    price,
    vat,
    total: lineTotal(price, quantity, store),
  }))

/** A line of its own for the deposits of each line: a deposit is not part of the price (decision 058). */
const deposits = ({ items }: Order, store: Store): PayableLine[] =>
  items
    .filter(({ deposit }) => deposit > 0)
    .map(({ sku, quantity, deposit, vat }) => ({
      kind: 'fee',
      reference: sku,
      name: SALE_TEXTS[store.language].deposit,
      quantity,
      price: deposit,
      vat,
      total: depositsTotal([{ deposit, quantity }], store),
    }))

/** One line for each card, without VAT: a card is a means of payment. */
const giftCards = ({ gift_cards }: Order, language: Language): PayableLine[] =>
  gift_cards.map(({ last4, amount }) => ({
    kind: 'gift-card',
    reference: last4,
    name: giftCardName(language),
    quantity: 1,
    price: -amount,
    total: -amount,
    vat: 0,
  }))

/** Shipping and fee, where they cost something; both are taxed at the store's rate (backend/orders/totals.ts). */
function extras({ shipping, payment }: Order, { vat }: Store): PayableLine[] {
  const one = (kind: 'shipping' | 'fee', reference: string, name: string, price: number): PayableLine[] =>
    price === 0 ? [] : [{ kind, reference, name, quantity: 1, price, total: price, vat }]
  return [
    ...(shipping === null ? [] : one('shipping', shipping.id, shipping.name, shipping.price)),
    ...one('fee', payment.id, payment.name, payment.fee),
  ]
}
