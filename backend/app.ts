import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { endpoints } from './http/endpoints'
import { problemResponse, Refusal } from './refusal'
import { mountAccountDetails } from './routes/account-details'
import { mountAccounts } from './routes/accounts'
import { adminCalls } from './routes/admin'
import { mountCarrierMessages } from './routes/carrier-messages'
import { mountCarts } from './routes/carts'
import { mountOwnOrder } from './routes/own-order'
import { mountOwnPurchases } from './routes/own-purchases'
import { mountCheckouts, mountPaymentWebhooks } from './routes/checkouts'
import { mountCatalogue } from './routes/catalogue'
import { mountContent } from './routes/content'
import { mountDevices } from './routes/devices'
import { mountEmailChanges } from './routes/email-changes'
import { mountDocuments } from './routes/documents'
import { mountNewsletter } from './routes/newsletter'
import { mountOrderTracking } from './routes/order-tracking'
import { mountPasskeys } from './routes/passkeys'
import { mountPictures } from './routes/pictures'
import { mountReturns } from './routes/returns'
import { mountReviews } from './routes/reviews'
import { mountSearch } from './routes/search'
import { mountSitemap } from './routes/sitemap'
import { mountSubscriptions } from './routes/subscriptions'
import { mountWidgets } from './routes/widgets'
import { mountWithdrawals } from './routes/withdrawals'
import type { Services } from './services'
import { withoutValues } from './database/without-values'

const MAX_BODY_BYTES = 512 * 1024

/**
 * The reference backend as a Hono app: every call of app/commerce/contract/calls.ts, pictures, documents, and the staff's calls.
 */
export function createBackend(services: Services): Hono {
  const app = new Hono()
  app.use(
    bodyLimit({
      maxSize: MAX_BODY_BYTES,
      onError: () => problemResponse(413, 'body-too-large', `At most ${MAX_BODY_BYTES} bytes`),
    }),
  )

  const api = endpoints(app, services)
  mountCatalogue(api, services)
  mountDevices(api, services)
  mountSearch(api)
  mountContent(api, services)
  mountSitemap(api)
  mountCarts(api, services)
  mountCheckouts(api, services)
  mountOwnOrder(api, services)
  mountOwnPurchases(api, services)
  mountAccounts(api, services)
  mountAccountDetails(api, services)
  mountEmailChanges(api, services)
  mountPasskeys(api, services)
  mountOrderTracking(api, services)
  mountReturns(api, services)
  mountSubscriptions(api, services)
  mountReviews(api, services)
  mountNewsletter(api, services)
  mountWithdrawals(api, services)
  mountPictures(app, services)
  mountDocuments(app, services)
  mountWidgets(app, services)
  mountPaymentWebhooks(app, services)
  mountCarrierMessages(app, services)
  if (services.adminToken !== null) app.route('/admin', adminCalls(services, services.adminToken))

  app.notFound(() => problemResponse(404, 'unknown-call', 'There is no such call'))
  app.onError((thrown, context) => {
    if (thrown instanceof Refusal) return problemResponse(thrown.status, thrown.code, thrown.message, thrown.errors)
    const error = withoutValues(thrown)
    services.log({
      level: 'error',
      event: 'call-failed',
      method: context.req.method,
      path: context.req.path,
      error: error.message,
      stack: error.stack,
    })
    return problemResponse(500, 'internal', undefined)
  })
  return app
}
