import type { Endpoint } from '../server/endpoint.server'
import { loadOffers } from './load-related-products.server'

/** GET: the cross-selling offers for the cart, as JSON for the cart drawer. */
export const offersEndpoint: Endpoint = async ({ context }) =>
  Response.json({ offers: await loadOffers(context, (await context.session.read()).cart) })
