import { z } from 'zod'
import { accountCalls } from './account-calls'
import { accountDetailsCalls } from './account-details-calls'
import { OrderCredentials, OrderLinkRequest, OrderUser, RefreshRequest, Tokens } from './account'
import { CrossSellingRequest, ProductsBySku, ProductsBySkuRequest, SyncCartAnswer, SyncCartRequest } from './cart'
import { CategoryTree } from './category'
import { Checkout, CheckoutRequest, CartFreight, FreightRequest, ServicePoints, ServicePointsQuery } from './checkout'
import { AddGiftCardRequest, RemoveGiftCardRequest } from './gift-card'
import { ClientError } from './client-error'
import { ContentPage, Strings, Widget } from './content'
import { CategoryChildrenAnswer, CategoryChildrenRequest, DiscountRules, SyncCouponsRequest } from './coupon'
import { Deal, NextDelivery } from './deal'
import { DeviceChoices } from './device'
import { emailChangeCalls } from './email-change'
import { BrandListing, CampaignListing, CategoryListing, DeviceListing, SearchAnswer, SearchHints, TagListing } from './listing'
import { Order, OrderOfCheckoutQuery, OrderReceipt, ReceiptQuery } from './order'
import { newsletterCalls } from './newsletter'
import { ownOrderCalls } from './own-order-calls'
import { ownPurchaseCalls } from './own-purchase-calls'
import { passkeyCalls } from './passkey'
import { previewCalls } from './page-preview'
import { CrossSellingProduct, Product, RelatedProducts, UpsellingProducts } from './product'
import {
  CampaignQuery,
  CategoryListingQuery,
  DeviceListingQuery,
  DevicesQuery,
  HintsQuery,
  NoQuery,
  PathQuery,
  ProductsQuery,
  SlugListingQuery,
  TreeQuery,
} from './query'
import { OrderReturn, OrderReturns, ReturnCancellation, ReturnRequest } from './return'
import { reviewCalls } from './review-calls'
import { sitemapCalls } from './sitemap-calls'
import { listOf } from './readers/field'
import { trackingCalls } from './tracking-calls'
import { WithdrawalReceipt, WithdrawalRequest } from './withdrawal'
import { savedDeviceCalls } from './saved-device'
import { subscriptionCalls } from './subscription-calls'

/** An answer without a body: the call answers 204, or 202 when it is processed later. */
const Nothing = z.null()

/**
 * Every call that the shop makes to its backend: those of spec section 7, then our own for pages that the spec describes without
 * naming a call. The caller fills `{name}` in a path. All calls take `locale` and `sid` besides their own query.
 */
export const calls = {
  products: { method: 'GET', path: '/api/products', query: ProductsQuery, answer: SearchAnswer },
  searchTriggers: { method: 'GET', path: '/api/search-triggers', query: HintsQuery, answer: SearchHints },
  widget: { method: 'GET', path: '/api/widget-by-slug/{slug}', query: NoQuery, answer: Widget },
  currentDeal: { method: 'GET', path: '/api/current-deal', query: NoQuery, answer: Deal },
  nextDelivery: { method: 'GET', path: '/api/next-delivery', query: NoQuery, answer: NextDelivery },
  crossSelling: {
    method: 'POST',
    path: '/api/cross-selling-products',
    query: NoQuery,
    body: CrossSellingRequest,
    answer: listOf(CrossSellingProduct),
  },
  syncCart: { method: 'POST', path: '/api/sync-cart', query: NoQuery, body: SyncCartRequest, answer: SyncCartAnswer },
  syncCoupons: { method: 'POST', path: '/api/sync-coupons', query: NoQuery, body: SyncCouponsRequest, answer: DiscountRules },
  categoryChildren: {
    method: 'POST',
    path: '/api/category-children',
    query: NoQuery,
    body: CategoryChildrenRequest,
    answer: CategoryChildrenAnswer,
  },
  upselling: { method: 'GET', path: '/api/products/{id}/upselling', query: NoQuery, answer: UpsellingProducts },
  categoryTree: { method: 'GET', path: '/api/product-categories', query: TreeQuery, answer: CategoryTree },
  strings: { method: 'GET', path: '/api/strings', query: NoQuery, answer: Strings },
  ...accountCalls,
  orderLogin: { method: 'POST', path: '/api/order-auth/login', query: NoQuery, body: OrderCredentials, answer: Tokens },
  orderRefresh: { method: 'POST', path: '/api/order-auth/refresh', query: NoQuery, body: RefreshRequest, answer: Tokens },
  orderInfo: { method: 'GET', path: '/api/order-auth/info', query: NoQuery, answer: OrderUser },
  clientError: { method: 'POST', path: '/captuerr', query: NoQuery, body: ClientError, answer: z.unknown() },

  categoryListing: { method: 'GET', path: '/api/listings/category', query: CategoryListingQuery, answer: CategoryListing },
  brandListing: { method: 'GET', path: '/api/listings/brand', query: SlugListingQuery, answer: BrandListing },
  tagListing: { method: 'GET', path: '/api/listings/tag', query: SlugListingQuery, answer: TagListing },
  deviceListing: { method: 'GET', path: '/api/listings/device', query: DeviceListingQuery, answer: DeviceListing },
  devices: { method: 'GET', path: '/api/devices', query: DevicesQuery, answer: DeviceChoices },
  campaignListing: { method: 'GET', path: '/api/listings/campaign', query: CampaignQuery, answer: CampaignListing },
  product: { method: 'GET', path: '/api/products/by-slug/{slug}', query: NoQuery, answer: Product },
  ...reviewCalls,
  productsBySku: {
    method: 'POST',
    path: '/api/products-by-sku',
    query: NoQuery,
    body: ProductsBySkuRequest,
    answer: ProductsBySku,
  },
  relatedProducts: { method: 'GET', path: '/api/products/{id}/related-products', query: NoQuery, answer: RelatedProducts },
  contentPage: { method: 'GET', path: '/api/pages/by-path', query: PathQuery, answer: ContentPage },
  ...sitemapCalls,
  /** An order is opened at its payment provider before it is answered. */
  checkout: {
    method: 'PUT',
    path: '/api/checkouts/{id}',
    query: NoQuery,
    body: CheckoutRequest,
    answer: Checkout,
    timeoutMs: 4500,
  },
  addGiftCard: {
    method: 'POST',
    path: '/api/checkouts/{id}/gift-cards',
    query: NoQuery,
    body: AddGiftCardRequest,
    answer: Nothing,
  },
  removeGiftCard: {
    method: 'POST',
    path: '/api/checkouts/{id}/gift-cards/remove',
    query: NoQuery,
    body: RemoveGiftCardRequest,
    answer: Nothing,
  },
  freight: { method: 'POST', path: '/api/freight', query: NoQuery, body: FreightRequest, answer: CartFreight },
  servicePoints: { method: 'GET', path: '/api/service-points', query: ServicePointsQuery, answer: ServicePoints },
  orderOfCheckout: { method: 'GET', path: '/api/orders', query: OrderOfCheckoutQuery, answer: Order },
  orderLinks: { method: 'POST', path: '/api/order-links', query: NoQuery, body: OrderLinkRequest, answer: Nothing },
  order: { method: 'GET', path: '/api/orders/{id}', query: OrderOfCheckoutQuery, answer: Order },
  /** Asks the provider for the state of the order's payment and acts on it. */
  settleOrder: { method: 'POST', path: '/api/orders/{id}/settle', query: NoQuery, body: z.object({}), answer: Nothing },
  withdraw: {
    method: 'POST',
    path: '/api/withdrawals',
    query: NoQuery,
    body: WithdrawalRequest,
    answer: WithdrawalReceipt,
    timeoutMs: 4000,
  },
  ...ownOrderCalls,
  orderReceipt: { method: 'GET', path: '/api/orders/{id}/receipt', query: ReceiptQuery, answer: OrderReceipt },
  orderReturns: { method: 'GET', path: '/api/orders/{id}/returns', query: NoQuery, answer: OrderReturns },
  announceReturn: {
    method: 'POST',
    path: '/api/orders/{id}/returns',
    query: NoQuery,
    body: ReturnRequest,
    answer: OrderReturn,
  },
  cancelReturn: {
    method: 'POST',
    path: '/api/orders/{id}/return-cancellations',
    query: NoQuery,
    body: ReturnCancellation,
    answer: OrderReturn,
  },
  ...trackingCalls,
  ...subscriptionCalls,
  ...ownPurchaseCalls,
  ...accountDetailsCalls,
  ...emailChangeCalls,
  ...savedDeviceCalls,
  ...passkeyCalls,
  ...newsletterCalls,
  ...previewCalls,
} as const satisfies Record<string, CallRow>

/** `timeoutMs`: the call's timeout in milliseconds, when it differs from the default of its method. */
export type CallRow = {
  method: 'GET' | 'POST' | 'PUT'
  path: `/${string}`
  query: z.ZodObject
  body?: z.ZodObject
  answer: z.ZodType
  timeoutMs?: number
}

export type Calls = typeof calls
export type CallName = keyof Calls
