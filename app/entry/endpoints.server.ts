import { accountExport } from '../account/export-account.server'
import { newPasskeyChallenge, passkeyChallenge } from '../account/passkey-challenge.server'
import { receiveEvent } from '../analytics/receive-event.server'
import { retailTracking } from '../analytics/retail-tracking.server'
import { cartEndpoint } from '../cart/cart-endpoint.server'
import { receiveReport } from '../error-reports/receive-report.server'
import { carrierMessage, paymentNotification } from '../checkout/notifications.server'
import { llms } from '../crawlers/llms.server'
import { productFeed } from '../crawlers/product-feed.server'
import { robots } from '../crawlers/robots.server'
import { sitemapFile } from '../crawlers/sitemap-file.server'
import { sitemapIndex } from '../crawlers/sitemap-index.server'
import { deviceChoices } from '../finder/device-choices.server'
import { pictureFile } from '../gallery/picture-file.server'
import { categoryMenu } from '../menu/category-menu.server'
import { orderReceipt } from '../orders/order-receipt.server'
import { documentFile } from '../product/document-file.server'
import { offersEndpoint } from '../related-products/offers-endpoint.server'
import { reviewWidgetScript } from '../review-widget/review-widget-script.server'
import { searchSuggestions } from '../search/search-suggestions.server'
import { changeWebhook } from '../server/pipeline/change-webhook.server'
import { receiveVitals } from '../web-vitals/receive-vitals.server'
import type { Endpoints } from '../server/pipeline/answer-resource.server'
import { routeManifest } from '../server/pipeline/route-manifest.server'
import { health, readiness } from '../server/pipeline/health.server'

/** The feature that answers for each row of the table of resources. */
export const endpoints: Endpoints = {
  cartData: cartEndpoint,
  cartOffers: offersEndpoint,
  orderReceipt,
  accountExport,
  passkeyChallenge,
  newPasskeyChallenge,
  categoryMenu,
  deviceChoices,
  searchSuggestions,
  reviewWidget: reviewWidgetScript,
  routeManifest,
  analyticsEvents: receiveEvent,
  retailTracking,
  webVitals: receiveVitals,
  clientErrors: receiveReport,
  pictures: pictureFile,
  documents: documentFile,
  carrierMessage,
  changes: changeWebhook,
  paymentNotification,
  robots,
  sitemapIndex,
  sitemap: sitemapFile,
  productFeed,
  llms,
  health,
  readiness,
}
