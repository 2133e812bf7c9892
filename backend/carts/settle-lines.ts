import type { CartItem, CartItemRequest } from '../../app/commerce/contract/cart'
import { availableQuantity, estimatedAt, stockStatus } from '../catalogue/stock'
import type { Scope } from '../http/endpoints'
import { reduced } from '../pricing/store-price'
import { mergedTiers, ordinaryPrice } from '../pricing/tiers'
import { vatOf } from '../pricing/vat'
import { localDay } from '../stores/local-day'
import { type Claim, claimCrossSelling, type Terms } from './claim-cross-selling'
import { adjustedNotice, atMostNotice, lapsedNotice, notSubscribedNotice, soldOutNotice } from './notices'
import type { Sellable } from './sellable'
import { bundleKey, type Bundles } from './upselling-bundles'

const MOST = 5000

/**
 * The lines of a cart as they can be sold, before coupons: unknown products dropped, quantities within the stock (which lines of
 * the same product share) and at most 5000, each line at the lowest price its quantity reaches (spec section 4). `terms` says
 * what lines from cross-selling cost; one whose claim has lapsed says so, and is an ordinary line from then on. A line is tied to
 * a bundle of `bundles` only, while the product it was offered with lies in the cart. A subscription holds in an interval the
 * product has; else the line is bought once, and says so.
 */
export function settleLines(
  requests: readonly CartItemRequest[],
  products: ReadonlyMap<number, Sellable>,
  { terms, bundles }: { terms: Terms; bundles: Bundles },
  scope: Scope,
): CartItem[] {
  const left = new Map<number, number>()
  const known = requests.filter((request) => products.has(request.product_id))
  const claims = claimCrossSelling(known, terms)
  const bought = new Set(known.map(({ product_id }) => product_id))
  return known.flatMap((request, index) => {
    const product = products.get(request.product_id)
    if (product === undefined) return []
    const available = left.get(product.id) ?? availableQuantity(product.stock)
    const settled = settleQuantity(request.quantity, available, scope)
    left.set(product.id, Math.max(0, available - settled.quantity))
    const bundle = request.upselling_bundle_id ?? null
    const isBundle = bundle !== null && bought.has(bundle) && bundles.has(bundleKey(bundle, product.id))
    return [settledLine(request, product, { ...settled, claim: claims[index] ?? null, bundle: isBundle ? bundle : null }, scope)]
  })
}

type Settled = { quantity: number; notice: string | null; adjusted: boolean; soldOut: boolean }
type Claimed = Settled & { claim: Claim; bundle: number | null }

/** A sold-out line keeps its quantity and says that it must go: there is no quantity it could be adjusted to. */
export function settleQuantity(asked: number, available: number, { language }: Pick<Scope, 'language'>): Settled {
  const there = { adjusted: false, soldOut: false }
  if (available <= 0) return { ...there, quantity: Math.min(asked, MOST), notice: soldOutNotice(language), soldOut: true }
  if (asked > available && available <= MOST) {
    return { ...there, quantity: available, notice: adjustedNotice(language, available), adjusted: true }
  }
  if (asked > MOST) return { ...there, quantity: MOST, notice: atMostNotice(language, MOST), adjusted: true }
  return { ...there, quantity: asked, notice: null }
}

function settledLine(request: CartItemRequest, product: Sellable, settled: Claimed, scope: Scope): CartItem {
  const ordinary = ordinaryPrice(product.prices)
  const lapsed = settled.claim === 'lapsed'
  const pricing = claimedTiers(product, settled.claim, scope)
  const asked = request.subscription_interval ?? null
  const interval = product.intervals.find(({ id }) => id === asked?.id) ?? null
  const isRefused = asked !== null && interval === null
  return {
    uuid: request.uuid,
    type: product.type,
    thumb: product.thumb,
    name: product.name,
    slug: product.slug,
    product_id: product.id,
    sku: product.sku,
    cross_selling_product_id: isPercent(settled.claim) ? (request.cross_selling_product_id ?? null) : null,
    upselling_bundle_id: settled.bundle,
    // There are no offers of this kind, and no coupon puts a line in.
    offer_item_id: null,
    added_by_coupon: null,
    accessory_id: request.accessory_id ?? null,
    related_id: request.related_id ?? null,
    recommended_id: request.recommended_id ?? null,
    campaign: request.campaign ?? null,
    subscription_interval: interval,
    quantity: settled.quantity,
    price: pricing.findLast(({ q }) => q <= settled.quantity)?.p ?? ordinary,
    ordinary_price: ordinary,
    pricing,
    vat: vatOf(product, scope.store),
    categories: product.categories,
    group_id: product.group_id,
    discount_category: product.discount_category,
    // The other lines may have taken all there is.
    stock_status: stockStatus(settled.soldOut ? { ...product.stock, stock: 0 } : product.stock),
    estimated_at: estimatedAt(product.stock, localDay(scope.now, scope.store.timeZone)),
    cart_notice: saidOf(settled.notice, lapsed && lapsedNotice(scope.language), isRefused && notSubscribedNotice(scope.language)),
    adjusted_quantity: settled.adjusted,
    sold_out: settled.soldOut,
  }
}

/** All there is to say of a line, as one text; null where there is nothing. */
const saidOf = (...sentences: (string | null | false)[]): string | null =>
  sentences.filter((sentence) => typeof sentence === 'string').join(' ') || null

const isPercent = (claim: Claim): claim is { percent: number } => typeof claim === 'object' && claim !== null

function claimedTiers({ prices }: Sellable, claim: Claim, { store }: Scope): CartItem['pricing'] {
  const tiers = mergedTiers(prices)
  if (!isPercent(claim)) return tiers
  return tiers.map(({ q, p }) => ({ q, p: reduced(p, claim.percent, store) }))
}
