import type { PersonalEndpoint } from '../server/endpoint.server'
import { loadCrossSelling } from './load-related-products.server'
import type { OffersAnswer } from './offers-answer'

/** GET: the cross-selling offers for the cart, as JSON for the cart drawer. */
export const offersEndpoint: PersonalEndpoint = async ({ context }) => {
  const answer: OffersAnswer = { offers: await loadCrossSelling(context, (await context.session.read()).cart) }
  return Response.json(answer)
}
