import { z } from 'zod'
import { NoQuery } from './query'

const DeviceKey = z.string().min(1).max(200)

/** A device that a customer has saved; `type` is the key of its type. */
const SavedDevice = z.object({ key: z.string(), type: z.string(), brand: z.string(), model: z.string() })
export type SavedDevice = z.infer<typeof SavedDevice>

/**
 * Calls of our own about the devices that a customer has saved. A part of `calls`.
 *
 * - GET /api/account/devices: those that something fits, newest first.
 * - POST /api/account/devices: saves a device. Idempotent. 404 for an unknown one, 409 `devices-full` when 50 are saved.
 * - POST /api/account/devices/removal: removes one. Idempotent.
 */
export const savedDeviceCalls = {
  savedDevices: { method: 'GET', path: '/api/account/devices', query: NoQuery, answer: z.array(SavedDevice) },
  saveDevice: {
    method: 'POST',
    path: '/api/account/devices',
    query: NoQuery,
    body: z.object({ key: DeviceKey }),
    answer: z.null(),
  },
  removeDevice: {
    method: 'POST',
    path: '/api/account/devices/removal',
    query: NoQuery,
    body: z.object({ key: DeviceKey }),
    answer: z.null(),
  },
} as const
