import { parseFinderQuery } from '../routing/finder-query'
import type { Endpoint } from '../server/endpoint.server'
import { deviceOffer } from './finder-choices'

/** Devices change with the assortment; changing the type back and forth asks only once. */
const CACHE_CONTROL = 'private, max-age=300'

/**
 * The brands of a type of device and the models of a brand, as `DeviceOffer`; nothing for a type or brand that does not exist.
 */
export const deviceChoices: Endpoint = async ({ url, context: { backend } }) => {
  const { type, brand } = parseFinderQuery(url.searchParams)
  return Response.json(deviceOffer(await backend.devices({ type, brand })), { headers: { 'cache-control': CACHE_CONTROL } })
}
