import type { Endpoint } from '../server/endpoint.server'
import { isGranted } from '../store/consent-mask'
import { askRetailTracking } from './ask-retail-tracking.server'

/** Limit: 30 ids per address in 10 minutes; a browser asks once and keeps its id. */
const LIMIT = { max: 30, windowMs: 10 * 60_000 }

/**
 * POST: the retail tracking of a visitor who allows statistics, as JSON; 204 when there is none. 404 where it is not configured,
 * 403 without consent, 429 over the limit.
 */
export const retailTracking: Endpoint = async ({ context: { visitor, services } }) => {
  const { retail } = services.analytics
  if (retail === null) throw new Response(null, { status: 404 })
  if (!isGranted(visitor.consent, 'analytics')) throw new Response(null, { status: 403 })
  if (!(await services.attempts.begin('retail-tracking', LIMIT)).allowed) throw new Response(null, { status: 429 })
  const tracking = await askRetailTracking(retail, visitor.store)
  const headers = { 'cache-control': 'no-store' }
  return tracking === null ? new Response(null, { status: 204, headers }) : Response.json(tracking, { headers })
}
