import { z } from 'zod'
import { CartItem, CartItemRequest } from '../../commerce/contract/cart'
import { PaymentMethodId } from '../../commerce/contract/checkout'
import { CampaignData } from '../../commerce/contract/order'
import { LANGUAGES } from '../../store/languages'

/** A provider's own order and the language it was opened in (spec section 3, Cart state). */
const ProviderOrder = z.object({ id: z.string(), locale: z.string() })

/**
 * The cart of one shopper as the server keeps it (spec section 3, Cart state). `items` are the backend's last answer; `unconfirmed`
 * holds what the shopper asked for since, while the backend could not be reached, and is null when all is confirmed.
 */
export const CartState = z.object({
  /** The storefront whose names and prices the items carry; null while there are none. */
  language: z.enum(LANGUAGES).nullable(),
  items: z.array(CartItem),
  unconfirmed: z.array(CartItemRequest).nullable(),
  postalCode: z.string().nullable(),
  shippingMethod: z.string().nullable(),
  paymentMethod: PaymentMethodId.nullable(),
  servicePoint: z.string().nullable(),
  checkoutID: z.uuid().nullable(),
  internal: z.boolean(),
  campaignData: CampaignData.nullable(),
  providerOrders: z.object({
    klarna: ProviderOrder.optional(),
    stripe: ProviderOrder.optional(),
    invoice: ProviderOrder.optional(),
    walleyB2c: ProviderOrder.optional(),
    walleyB2b: ProviderOrder.optional(),
  }),
})
export type CartState = z.infer<typeof CartState>

export const EMPTY_CART: CartState = {
  language: null,
  items: [],
  unconfirmed: null,
  postalCode: null,
  shippingMethod: null,
  paymentMethod: null,
  servicePoint: null,
  checkoutID: null,
  internal: false,
  campaignData: null,
  providerOrders: {},
}

/** Whether a purchase has been begun that clearing checkout would end. */
export function isCheckoutBegun({ checkoutID, providerOrders, campaignData }: CartState): boolean {
  return checkoutID !== null || campaignData !== null || Object.keys(providerOrders).length > 0
}

/** Clearing checkout resets everything that belongs to one purchase (spec section 4), and leaves the lines alone. */
export function clearCheckout(cart: CartState): CartState {
  return {
    ...cart,
    checkoutID: null,
    providerOrders: {},
    shippingMethod: null,
    paymentMethod: null,
    servicePoint: null,
    campaignData: null,
  }
}
