import { cartView } from '../../../app/cart/rules/cart-view'
import { LINE_DEFAULTS } from '../../../app/cart/rules/sent-line'
import type { CartItem } from '../../../app/commerce/contract/cart'
import type { CartAnswer } from '../../../app/cart/rules/cart-data'

/** A cart line with a price of 100 per piece. */
export function aLine(uuid: string, quantity: number, more: Partial<CartItem> = {}): CartItem {
  return {
    uuid,
    type: 1,
    thumb: null,
    name: 'Knappcell',
    slug: 'knappcell',
    product_id: 7,
    sku: 'CR2032',
    quantity,
    cross_selling_product_id: null,
    upselling_bundle_id: null,
    offer_item_id: null,
    added_by_coupon: null,
    accessory_id: null,
    related_id: null,
    recommended_id: null,
    campaign: null,
    subscription_interval: null,
    price: 100,
    ordinary_price: 100,
    pricing: [{ q: 1, p: 100 }],
    reductions: [],
    vat: 25,
    deposit: 0,
    categories: [],
    group_id: null,
    discount_category: null,
    stock_status: 'in-stock',
    estimated_at: null,
    cart_notice: null,
    adjusted_quantity: false,
    sold_out: false,
    ...more,
  }
}

/** The answer to a cart form that confirms these lines. */
export function aCart(items: readonly CartItem[]): CartAnswer {
  const cart = cartView(items, null, 0)
  return {
    cart: { ...cart, usual: LINE_DEFAULTS },
    codes: [],
    deliveryNote: null,
    freight: null,
    refused: null,
    codeError: null,
    removed: null,
    added: null,
    upselling: null,
    summary: null,
  }
}
