import { vi } from 'vitest'
import { connectRedis, type Redis } from '../../../app/server/storage/redis.server'

/** No command of a test takes so many milliseconds unless Redis is silent. */
export const PATIENT_MS = 10_000

/** A connection that is open: one that is not refuses each command. `told` gets the events of its log. */
export async function connectedRedis(url: string, timeout = PATIENT_MS, told: string[] = []): Promise<Redis> {
  const redis = connectRedis(url, (_, event) => told.push(event), timeout)
  await answers(redis)
  return redis
}

/** Waits until Redis answers on a connection. */
export async function answers(redis: Redis): Promise<void> {
  await vi.waitFor(() => redis.ask((client) => client.ping()), { timeout: 15_000 })
}
