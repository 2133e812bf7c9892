import { isOutage } from '../commerce/backend-error'
import { createBackend } from '../commerce/backend.server'
import { createCall } from '../commerce/client.server'
import { deviceOffer } from './finder-choices'
import { parseFinderQuery } from '../routing/finder-query'
import { languageOfDeviceChoices } from '../routing/device-choices-path'
import { storeOf } from '../store/stores'
import { problemAnswer } from '../server/pipeline/problem-answer.server'
import type { Services } from '../server/services.server'

/** Devices come and go with the assortment; who changes the type back and forth need not ask again. */
const KEPT = 'private, max-age=300'

/**
 * The brands of a type of device and the models of a brand, as `DeviceOffer`; null for every other path. A type or brand that does not
 * exist offers nothing. An outage is told with 503, as a problem body (RFC 9457).
 */
export async function deviceChoicesResponse(request: Request, url: URL, services: Services): Promise<Response | null> {
  const language = languageOfDeviceChoices(url.pathname)
  if (language === undefined) return null
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    return problemAnswer(405, 'method-not-allowed', { allow: 'GET, HEAD' })
  }
  const { type, brand } = parseFinderQuery(url.searchParams)
  const caller = { language, storeId: storeOf(language).storeId }
  const backend = createBackend((as) => createCall(services.backendUrl, services.fetch, as), caller, services.cache)
  try {
    return Response.json(deviceOffer(await backend.devices({ type, brand })), { headers: { 'cache-control': KEPT } })
  } catch (error) {
    const outage = isOutage(error)
    services.log(outage ? 'warn' : 'error', 'device choices failed', { error: outage ? 'no answer' : String(error) })
    return outage ? problemAnswer(503, 'backend-unavailable', { 'retry-after': '10' }) : problemAnswer(500, 'internal')
  }
}
