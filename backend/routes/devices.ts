import { calls } from '../../app/commerce/contract/calls'
import { requireCustomer } from '../accounts/customers'
import { loadDeviceChoices } from '../devices/device-choices'
import { loadDeviceListing } from '../devices/device-listing'
import { listSavedDevices, removeDevice, saveDevice } from '../devices/saved-devices'
import type { Endpoints } from '../http/endpoints'
import type { Services } from '../services'

export function mountDevices(api: Endpoints, services: Services): void {
  const { db } = services
  api.read(calls.devices, async (db, { query, language }) => loadDeviceChoices(db, query, language))

  api.read(calls.deviceListing, async (db, { query, ...scope }) => loadDeviceListing(db, query.key, query, scope))

  api.get(calls.savedDevices, async ({ header, language }) =>
    listSavedDevices(db, await requireCustomer(header, services), language),
  )
  api.post(calls.saveDevice, async ({ header, body }) => saveDevice(await requireCustomer(header, services), body.key, services))
  api.post(calls.removeDevice, async ({ header, body }) =>
    removeDevice(await requireCustomer(header, services), body.key, services),
  )
}
