import type { OfferedCard } from '../card/rules/offered-card'

/** The answer of the endpoint `cartOffers`: the products offered with the cart. */
export type OffersAnswer = { offers: OfferedCard[] }

/** Whether a response body is that answer, not for example the error page of a proxy. */
export function isOffers(value: unknown): value is OffersAnswer {
  return typeof value === 'object' && value !== null && 'offers' in value && Array.isArray(value.offers)
}
