import { chosenLines } from '../../app/commerce/contract/chosen-lines'
import type { CartItem, CartItemRequest } from '../../app/commerce/contract/cart'
import { originOf } from '../../app/commerce/contract/origin-markers'
import { thumbOf } from '../catalogue/pictures'
import { availableQuantity, estimatedAt, stockStatus } from '../catalogue/stock'
import type { Scope } from '../http/endpoints'
import { depositOf } from '../pricing/deposit'
import { reduced } from '../pricing/store-price'
import { mergedTiers, ordinaryPrice } from '../pricing/tiers'
import { vatOf } from '../pricing/vat'
import type { CustomerDiscounts } from '../coupons/apply-coupons'
import { localDay } from '../stores/local-day'
import { beginningOn, wordedIntervals } from '../pricing/intervals'
import type { CartProduct } from '../catalogue/cart-products'
import { type CrossSellingDiscount, crossSellingDiscounts, type CrossSellingOffers } from './cross-selling-discounts'
import { offerPrice } from '../offers/offer-price'
import type { OfferTerms } from '../offers/offer-terms'
import {
  lapsedNotice,
  notSubscribedNotice,
  offerElsewhereNotice,
  offerNeedsLoginNotice,
  offerOverNotice,
  onlyOnceNotice,
} from './notices'
import { limitOfferLine } from './limit-offer-line'
import { type LimitedQuantity, limitToStock } from './limit-to-stock'
import { bundleKey, type Bundles } from './upselling-bundles'

/**
 * Offers at a lower price: cross-selling, upselling bundles, and the open goods of offers to the customer, by `offer_item_id`,
 * with the discounts of the profile, below which no such offer lies.
 */
type CartOffers = {
  offers: CrossSellingOffers
  bundles: Bundles
  ownOffers?: ReadonlyMap<number, OfferTerms> | null
  customerDiscounts?: CustomerDiscounts
}

/**
 * The requested lines as they can be sold, before discount codes. Lines of unknown products are dropped. Lines of one product
 * share its stock, each with at most 5000 pieces and the price of the highest quantity tier reached (spec section 4). A line with
 * more pieces than are left in stock has the stock status and the day of the pieces to come. A line with an invalid cross-selling
 * offer, an expired offer to the customer, or an interval that the product does not have becomes an ordinary line with a notice.
 * A line is tied to an upselling bundle only while the product it was offered with is in the cart and not sold out. A line of an
 * offer has the quantity of the offer and its price or a lower one (offer-price.ts), and each offer counts once. While its
 * customer is logged out or in another store, the line is priced as ordinary but keeps its `offer_item_id`, for the offer to hold
 * again afterwards (`offer_waits`).
 */
export function cartLines(
  requests: readonly CartItemRequest[],
  products: ReadonlyMap<number, CartProduct>,
  { offers, bundles, ownOffers = new Map(), customerDiscounts = {} }: CartOffers,
  scope: Scope,
): CartItem[] {
  const taken = new Map<number, number>()
  const ownOffersLeft = ownOffers && new Map(ownOffers)
  const known = requests.flatMap((request) => {
    const product = products.get(request.product_id)
    if (product === undefined) return []
    const before = taken.get(product.id) ?? 0
    const ownOffer = ownOfferOf(request, ownOffersLeft)
    const stock = { available: availableQuantity(product), taken: before }
    const requested = request.quantity
    const offered = termsOf(ownOffer)?.quantity ?? null
    const limited =
      offered === null ? limitToStock(requested, stock, scope) : limitOfferLine({ requested, offered }, stock, scope)
    taken.set(product.id, before + limited.quantity)
    // A line waits for its last piece, and other lines of the product may have used up its stock.
    const isInStock = before + limited.quantity <= product.stock
    return [{ request, product: isInStock ? product : { ...product, stock: 0 }, ownOffer, limited }]
  })
  const crossSelling = crossSellingDiscounts(
    known.map(({ request, product, limited: { soldOut } }) => ({
      ...request,
      subscription_interval: intervalOf(request, product),
      sold_out: soldOut,
    })),
    offers,
  )
  const orderable = chosenLines(known.flatMap(({ request, limited }) => (limited.soldOut ? [] : [request])))
  const inCart = new Set(orderable.map(({ product_id }) => product_id))
  const dated = { ...scope, customerDiscounts, today: localDay(scope.now, scope.store.timeZone) }
  return known.map(({ request, product, ownOffer, limited }, index) => {
    const bundle = request.upselling_bundle_id ?? null
    const isTied = bundle !== null && inCart.has(bundle) && bundles.has(bundleKey(bundle, product.id))
    const terms = { ...limited, ownOffer, crossSelling: crossSelling[index] ?? null, bundle: isTied ? bundle : null }
    return cartLine(request, product, terms, dated)
  })
}

type LineTerms = LimitedQuantity & {
  ownOffer: OfferTerms | LostOffer | null
  crossSelling: CrossSellingDiscount
  bundle: number | null
}

/** `today`: the day in the store (ISO date), found once for all lines. */
type DatedScope = Scope & { today: string; customerDiscounts: CustomerDiscounts }

/**
 * The reason for which the price of an offer is not given: the offer no longer exists, it is a customer's and the shopper is a
 * guest now, or it is for another store.
 */
type LostOffer = 'over' | 'needs-login' | 'elsewhere'

const isWaiting = (ownOffer: LineTerms['ownOffer']): boolean => ownOffer === 'needs-login' || ownOffer === 'elsewhere'

const termsOf = (ownOffer: LineTerms['ownOffer']): OfferTerms | null => (typeof ownOffer === 'string' ? null : ownOffer)

/** The offer of a line, and removes it from `left`; `left` is null for a guest. */
function ownOfferOf(
  { offer_item_id: id, product_id }: CartItemRequest,
  left: Map<number, OfferTerms> | null,
): LineTerms['ownOffer'] {
  if (id === null || id === undefined) return null
  if (left === null) return 'needs-login'
  const terms = left.get(id)
  if (terms?.product_id !== product_id) return 'over'
  left.delete(id)
  return terms.isElsewhere ? 'elsewhere' : terms
}

function cartLine(request: CartItemRequest, product: CartProduct, terms: LineTerms, scope: DatedScope): CartItem {
  const ordinary = ordinaryPrice(product.prices)
  const ownOffer = termsOf(terms.ownOffer)
  const offered = ownOffer && offerPrice({ ...terms, price: ownOffer.price }, product, scope.customerDiscounts, scope.store)
  const pricing = offered === null ? tiersOf(product, terms.crossSelling, scope) : [{ q: 1, p: offered }]
  // An offer is for one purchase.
  const requested = ownOffer === null ? (request.subscription_interval ?? null) : null
  const chosen = wordedIntervals(product.subscription_intervals, scope.language).filter(({ id }) => id === requested?.id)
  const [interval = null] = beginningOn(chosen, scope.today)
  const isRefused = requested !== null && interval === null
  return {
    uuid: request.uuid,
    type: product.type,
    thumb: thumbOf(product),
    name: product.name,
    slug: product.slug,
    product_id: product.id,
    sku: product.sku,
    ...originOf(request),
    cross_selling_product_id: isPercent(terms.crossSelling) ? (request.cross_selling_product_id ?? null) : null,
    upselling_bundle_id: terms.bundle,
    offer_item_id: terms.ownOffer === 'over' ? null : (request.offer_item_id ?? null),
    // Set by coupon-gifts.ts.
    added_by_coupon: null,
    subscription_interval: interval,
    quantity: terms.quantity,
    price: pricing.findLast(({ q }) => q <= terms.quantity)?.p ?? ordinary,
    ordinary_price: ordinary,
    pricing,
    reductions: [],
    vat: vatOf(product, scope.store),
    deposit: depositOf(product, scope.store),
    categories: product.categories,
    group_id: product.group_id,
    discount_category: product.discount_category,
    stock_status: stockStatus(product),
    estimated_at: estimatedAt(product, scope.today),
    cart_notice: joinNotices(
      terms.notice,
      terms.crossSelling === 'lapsed' && lapsedNotice(scope.language),
      terms.crossSelling === 'subscribed' && onlyOnceNotice(scope.language),
      terms.ownOffer === 'over' && offerOverNotice(scope.language),
      terms.ownOffer === 'needs-login' && offerNeedsLoginNotice(scope.language),
      terms.ownOffer === 'elsewhere' && offerElsewhereNotice(scope.language),
      isRefused && notSubscribedNotice(scope.language),
    ),
    adjusted_quantity: terms.adjusted,
    sold_out: terms.soldOut,
    ...(isWaiting(terms.ownOffer) && { offer_waits: true }),
  }
}

/** The requested subscription interval, if the product has it: any other leaves a single purchase. */
const intervalOf = ({ subscription_interval: requested }: CartItemRequest, product: CartProduct) =>
  requested && product.subscription_intervals.includes(requested.id) ? requested : null

/** The notices of a line as one text; null if there are none. */
const joinNotices = (...notices: (string | null | false)[]): string | null =>
  notices.filter((notice) => typeof notice === 'string').join(' ') || null

const isPercent = (discount: CrossSellingDiscount): discount is { percent: number } =>
  typeof discount === 'object' && discount !== null

function tiersOf({ prices }: CartProduct, crossSelling: CrossSellingDiscount, { store }: Scope): CartItem['pricing'] {
  const tiers = mergedTiers(prices)
  if (!isPercent(crossSelling)) return tiers
  return tiers.map(({ q, p }) => ({ q, p: reduced(p, crossSelling.percent, store) }))
}
