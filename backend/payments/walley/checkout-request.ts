import { round } from '../../../app/commerce/contract/round'
import type { PayableLine, PayableOrder, ReturnUrls } from '../../interfaces/provider'

/** Longest id and description of an item; Walley refuses a longer id and cuts a longer description. */
const MAX_TEXT = 50

/** A line of Walley's cart: `unitPrice` includes VAT and has at most 2 decimals, `vat` is a percentage. */
export type WalleyItem = { id: string; description: string; unitPrice: number; quantity: number; vat: number }
type WalleyFee = Omit<WalleyItem, 'quantity'>

/**
 * The body of `POST /checkouts`, in a store that sells to companies (`isBusiness`) or to private persons. `notify` may hold
 * Walley's placeholder `{checkout.id}`. Walley requires the page of the shop's terms: without one, it is the shop itself. The
 * whole amount of the order is in the cart and in the shipping fee.
 */
export function checkoutRequest(order: PayableOrder, storeId: number, urls: ReturnUrls, isBusiness: boolean) {
  const [shipping, ...otherShipping] = order.lines.filter(({ kind }) => kind === 'shipping')
  const others = order.lines.filter(({ kind }) => kind !== 'shipping')
  return {
    storeId,
    countryCode: order.store.countryCode,
    reference: order.number,
    redirectPageUri: urls.success,
    checkoutAbortedRedirectPageUri: urls.cancel,
    merchantTermsUri: urls.terms ?? new URL('/', urls.success).href,
    notificationUri: urls.notify,
    cart: { items: withDistinctIds([...others, ...otherShipping].map(itemOf)) },
    ...(shipping === undefined ? {} : { fees: { shipping: feeOf(shipping) } }),
    ...prefill(order, isBusiness),
  }
}

/**
 * Prices with more than 2 decimals do not always multiply to the total of the line: it is then
 * one item with the quantity in its name.
 */
function itemOf({ reference, name, quantity, price, total, vat }: PayableLine): WalleyItem {
  const unitPrice = round(price, 2)
  const multiplies = round(unitPrice * quantity, 2) === total
  return {
    id: reference.slice(0, MAX_TEXT),
    description: (multiplies ? name : `${quantity} × ${name}`).slice(0, MAX_TEXT),
    ...(multiplies ? { unitPrice, quantity } : { unitPrice: total, quantity: 1 }),
    vat: round(vat, 2),
  }
}

function feeOf(line: PayableLine): WalleyFee {
  const { id, description, vat } = itemOf(line)
  return { id, description, unitPrice: line.total, vat }
}

/** Walley identifies an item by its id: one product at two prices is two items with two ids. */
function withDistinctIds(items: readonly WalleyItem[]): WalleyItem[] {
  const used = new Set<string>()
  return items.map((item) => {
    let [id, next] = [item.id, 2]
    while (used.has(id)) {
      const suffix = `-${next++}`
      id = item.id.slice(0, MAX_TEXT - suffix.length) + suffix
    }
    used.add(id)
    return { ...item, id }
  })
}

/**
 * The details that Walley's page is filled with; the buyer can change it there. The documentation that could be found does not
 * say which number identifies a company in Germany, nor which fields of the business prefill are required: `companyName` in the
 * address is taken from the form in which Walley gives addresses of companies back.
 */
function prefill({ buyer }: PayableOrder, isBusiness: boolean) {
  const { company, email, mobile: mobilePhoneNumber, firstName, lastName } = buyer
  const address = {
    address: buyer.street,
    ...(buyer.street2 === '' ? {} : { address2: buyer.street2 }),
    postalCode: buyer.postalCode.replace(/\s/g, ''),
    city: buyer.city,
  }
  const hasAddress = buyer.street !== ''
  if (company === null || !isBusiness) {
    // The prefill is optional, but identifies a buyer by e-mail address and mobile number together.
    if (mobilePhoneNumber === '') return {}
    const deliveryAddress = { firstName, lastName, ...address }
    return { privateCustomerPrefill: { email, mobilePhoneNumber, ...(hasAddress ? { deliveryAddress } : {}) } }
  }
  return {
    businessCustomerPrefill: {
      organizationNumber: company.organisationNumber,
      email,
      buyer: { firstName, lastName, email, mobilePhoneNumber },
      ...(company.reference === '' ? {} : { invoiceReference: company.reference }),
      ...(hasAddress ? { deliveryAddress: { companyName: company.name, ...address } } : {}),
    },
  }
}
