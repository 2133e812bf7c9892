import { cartEndpoint } from '../cart/cart-endpoint.server'
import { carrierMessage, paymentNotification } from '../checkout/notifications.server'
import { deviceChoices } from '../finder/device-choices.server'
import { pictureFile } from '../gallery/picture-file.server'
import { categoryMenu } from '../menu/category-menu.server'
import { orderReceipt } from '../orders/order-receipt.server'
import { documentFile } from '../product/document-file.server'
import { offersEndpoint } from '../related-products/offers-endpoint.server'
import { reviewWidgetScript } from '../review-widget/review-widget-script.server'
import { searchSuggestions } from '../search/search-suggestions.server'
import type { Endpoints } from '../server/pipeline/answer-resource.server'
import { routeManifest } from '../server/pipeline/route-manifest.server'
import { health, readiness } from '../server/pipeline/health.server'

/** Which feature answers for each row of the table of resources. */
export const endpoints: Endpoints = {
  cartData: cartEndpoint,
  cartOffers: offersEndpoint,
  orderReceipt,
  categoryMenu,
  deviceChoices,
  searchSuggestions,
  reviewWidget: reviewWidgetScript,
  routeManifest,
  pictures: pictureFile,
  documents: documentFile,
  carrierMessage,
  paymentNotification,
  health,
  readiness,
}
