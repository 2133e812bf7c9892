import type { PlaceOrderRequest } from '../../app/commerce/contract/order'

/** A request for an order in the Swedish store; `expected_total` includes shipping. */
export function orderRequest(
  items: PlaceOrderRequest['items'],
  expected_total: number,
  changes: Partial<PlaceOrderRequest> = {},
): PlaceOrderRequest {
  return {
    checkout_order_id: crypto.randomUUID(),
    items,
    coupons: [],
    customer: {
      email: 'kund@example.com',
      mobile: '0701234567',
      address: {
        first_name: 'Test',
        last_name: 'Kund',
        street: 'Provgatan 1',
        street2: '',
        postal_code: '111 11',
        city: 'Stockholm',
        country_code: 'SE',
      },
    },
    shipping_method: 'postnord-service-point',
    payment_method: 'invoice',
    expected_total,
    message: '',
    ...changes,
  }
}
