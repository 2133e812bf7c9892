import { calls } from '../../app/commerce/contract/calls'
import { loadDeviceChoices } from '../devices/device-choices'
import { loadDeviceListing } from '../devices/device-listing'
import type { Endpoints } from '../http/endpoints'
import type { Services } from '../services'

export function mountDevices(api: Endpoints, { db }: Services): void {
  api.get(calls.devices, async ({ query, language }) => loadDeviceChoices(db, query, language))

  api.get(calls.deviceListing, async ({ query, ...scope }) => loadDeviceListing(db, query.key, query, scope))
}
