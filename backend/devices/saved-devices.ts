import { and, desc, eq, sql } from 'drizzle-orm'
import type { Language } from '../../app/commerce/contract/languages'
import type { SavedDevice } from '../../app/commerce/contract/saved-device'
import type { Database } from '../database/database'
import { customers } from '../database/schema/accounts'
import { devices } from '../database/schema/attributes'
import { savedDevices } from '../database/schema/saved-devices'
import { notFound, Refusal } from '../refusal'
import type { Services } from '../services'
import { isFittedIn } from './device-rows'
import { withShownModel } from '../catalogue/shown-model'

const MAX_DEVICES = 50

/** The devices of a customer that something fits, the newest first. */
export async function listSavedDevices(db: Database, customerId: number, language: Language): Promise<SavedDevice[]> {
  const saved = await db
    .select({ key: devices.key, type: devices.type, brand: devices.brand, model: devices.model })
    .from(savedDevices)
    .innerJoin(devices, eq(devices.key, savedDevices.device_key))
    .where(and(eq(savedDevices.customer_id, customerId), isFittedIn(sql`${language}`)))
    .orderBy(desc(savedDevices.saved_at), devices.key)
  return saved.map((device) => withShownModel(device, language))
}

/** Saves a device of a customer. Refused with 404 and 409 as the contract says. */
export async function saveDevice(id: number, device_key: string, { db, now }: Pick<Services, 'db' | 'now'>): Promise<null> {
  if ((await db.$count(devices, eq(devices.key, device_key))) === 0) throw notFound(`The device ${device_key}`)
  await db.transaction(async (tx) => {
    // Two tabs that save at once take turns, so that the limit holds.
    await tx.select().from(customers).where(eq(customers.id, id)).for('update')
    const saved = await tx.select().from(savedDevices).where(eq(savedDevices.customer_id, id))
    if (saved.some((one) => one.device_key === device_key)) return
    if (saved.length >= MAX_DEVICES) throw new Refusal(409, 'devices-full', `At most ${MAX_DEVICES} devices are saved`)
    await tx.insert(savedDevices).values({ customer_id: id, device_key, saved_at: now() })
  })
  return null
}

export async function removeDevice(id: number, device_key: string, { db }: Pick<Services, 'db'>): Promise<null> {
  await db.delete(savedDevices).where(and(eq(savedDevices.customer_id, id), eq(savedDevices.device_key, device_key)))
  return null
}
