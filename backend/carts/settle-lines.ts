import type { CartItem, CartItemRequest } from '../../app/commerce/contract/cart'
import { availableQuantity, estimatedAt, stockStatus } from '../catalogue/stock'
import type { Scope } from '../http/endpoints'
import { mergedTiers, ordinaryPrice, unitPrice } from '../pricing/tiers'
import { vatOf } from '../pricing/vat'
import { localDay } from '../stores/local-day'
import { adjustedNotice, atMostNotice, soldOutNotice } from './notices'
import type { Sellable } from './sellable'

const MOST = 5000

/**
 * The lines of a cart as they can be sold, before coupons: unknown products dropped, quantities within the stock (which lines of
 * the same product share) and at most 5000, each line at the lowest price its quantity reaches (spec section 4).
 */
export function settleLines(
  requests: readonly CartItemRequest[],
  products: ReadonlyMap<number, Sellable>,
  scope: Scope,
): CartItem[] {
  const left = new Map<number, number>()
  return requests.flatMap((request) => {
    const product = products.get(request.product_id)
    if (product === undefined) return []
    const available = left.get(product.id) ?? availableQuantity(product.stock)
    const { quantity, notice, adjusted } = settleQuantity(request.quantity, available, scope)
    left.set(product.id, Math.max(0, available - quantity))
    return [settledLine(request, product, { quantity, notice, adjusted }, scope)]
  })
}

type Settled = { quantity: number; notice: string | null; adjusted: boolean }

/** A sold-out line keeps its quantity and says that it must go: there is no quantity it could be adjusted to. */
export function settleQuantity(asked: number, available: number, { language }: Pick<Scope, 'language'>): Settled {
  if (available <= 0) return { quantity: Math.min(asked, MOST), notice: soldOutNotice(language), adjusted: false }
  if (asked > available && available <= MOST) {
    return { quantity: available, notice: adjustedNotice(language, available), adjusted: true }
  }
  if (asked > MOST) return { quantity: MOST, notice: atMostNotice(language, MOST), adjusted: true }
  return { quantity: asked, notice: null, adjusted: false }
}

function settledLine(request: CartItemRequest, product: Sellable, settled: Settled, scope: Scope): CartItem {
  const ordinary = ordinaryPrice(product.prices)
  return {
    uuid: request.uuid,
    type: product.type,
    thumb: product.thumb,
    name: product.name,
    slug: product.slug,
    product_id: product.id,
    sku: product.sku,
    cross_selling_product_id: request.cross_selling_product_id ?? null,
    upselling_bundle_id: request.upselling_bundle_id ?? null,
    offer_item_id: request.offer_item_id ?? null,
    added_by_coupon: request.added_by_coupon ?? null,
    accessory_id: request.accessory_id ?? null,
    related_id: request.related_id ?? null,
    recommended_id: request.recommended_id ?? null,
    campaign: request.campaign ?? null,
    subscription_interval: request.subscription_interval ?? null,
    quantity: settled.quantity,
    price: unitPrice(product.prices, settled.quantity) ?? ordinary,
    ordinary_price: ordinary,
    pricing: mergedTiers(product.prices),
    vat: vatOf(product, scope.store),
    categories: product.categories,
    group_id: product.group_id,
    discount_category: product.discount_category,
    stock_status: stockStatus(product.stock),
    estimated_at: estimatedAt(product.stock, localDay(scope.now, scope.store.timeZone)),
    cart_notice: settled.notice,
    adjusted_quantity: settled.adjusted,
  }
}
