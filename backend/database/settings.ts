import { eq } from 'drizzle-orm'
import type { Database } from './database'
import { settings } from './schema/stores'

export async function readSetting(db: Database, key: string): Promise<string | undefined> {
  const [row] = await db.select().from(settings).where(eq(settings.key, key))
  return row?.value
}

/** The value under the key; `value` becomes it when there is none yet. Of two processes the first to write decides. */
export async function settleSetting(db: Database, key: string, value: string): Promise<string> {
  await db.insert(settings).values({ key, value }).onConflictDoNothing()
  return (await readSetting(db, key)) ?? value
}
