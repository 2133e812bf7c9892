import { eq } from 'drizzle-orm'
import type { Database } from './database'
import { settings } from './schema/stores'

/** The stored value of a key; undefined when there is none. */
export async function readSetting(db: Database, key: string): Promise<string | undefined> {
  const [row] = await db.select().from(settings).where(eq(settings.key, key))
  return row?.value
}

/** The value of a key; stores `value` if there is none. When two processes do this at once, both get the value written first. */
export async function settleSetting(db: Database, key: string, value: string): Promise<string> {
  await db.insert(settings).values({ key, value }).onConflictDoNothing()
  return (await readSetting(db, key)) ?? value
}
