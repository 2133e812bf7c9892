import { toMinor } from '../minor-units'
import { notificationUrl } from '../notification-token'
import type { Attempt, PayableAddress, PayableOrder, ReturnUrls } from '../../interfaces/provider'
import { klarnaLine } from './order-lines'

/** The body of POST /payments/v1/sessions. */
export function paymentSession(order: PayableOrder, attempt: Attempt) {
  const { buyer, store } = order
  const lines = order.lines.map(klarnaLine)
  const { company } = buyer
  return {
    intent: 'buy',
    purchase_country: store.countryCode,
    purchase_currency: attempt.currency,
    locale: store.iso,
    order_amount: toMinor(attempt.amount),
    order_tax_amount: lines.reduce((sum, line) => sum + line.total_tax_amount, 0),
    order_lines: lines,
    merchant_reference1: order.number,
    merchant_reference2: attempt.id,
    customer:
      company === null ? { type: 'person' } : { type: 'organization', organization_registration_id: company.organisationNumber },
    billing_address: addressOf(buyer.billing ?? buyer, buyer),
    ...(buyer.billing === null ? {} : { shipping_address: addressOf(buyer, buyer) }),
  }
}

function addressOf(address: PayableAddress, { email, mobile, company }: PayableOrder['buyer']) {
  const { firstName, lastName, street, street2, postalCode, city, countryCode } = address
  return {
    given_name: firstName,
    family_name: lastName,
    email,
    ...(mobile === '' ? {} : { phone: mobile }),
    ...(street === '' ? {} : { street_address: street, street_address2: street2, postal_code: postalCode, city }),
    country: countryCode,
    organization_name: company?.name,
  }
}

/**
 * The body of POST /hpp/v1/sessions. Klarna places the order itself, so a shopper who never returns has still paid. Failure and
 * success return to the same address: the shop reads the state there.
 */
export function pageSession(paymentSessionUrl: string, attempt: Attempt, urls: ReturnUrls) {
  return {
    payment_session_url: paymentSessionUrl,
    merchant_urls: {
      success: urls.success,
      failure: urls.success,
      error: urls.success,
      cancel: urls.cancel,
      back: urls.cancel,
      status_update: `${notificationUrl(urls.notify, attempt)}&session={{session_id}}`,
    },
    options: { place_order_mode: 'PLACE_ORDER', purchase_type: 'BUY' },
  }
}
