import type { Endpoint } from '../server/endpoint.server'
import { loadOffers } from './load-companions.server'

/** The products to offer with the cart, for the drawer's script. */
export const offersEndpoint: Endpoint = async ({ context }) =>
  Response.json({ offers: await loadOffers(context, (await context.session.read()).cart) })
