import { z } from 'zod'

type Fields = Record<string, unknown>

/**
 * Turns the fields of one version into those of the next. It must not throw, whatever the fields hold, and it must keep fields that
 * already have the new name, because the version itself may be unreadable.
 */
export type Upgrade = (fields: Fields) => Fields

/** One field of a stored document: null when the stored value is null, missing or unreadable. */
export const part = <T extends z.ZodType>(schema: T) => schema.nullable().catch(null)

/**
 * A kind of JSON document in the database, with a type of its own, so that stored documents stay readable when the contract changes.
 * `write` adds the current version, `upgrades.length + 1`. `read` never throws: it applies the upgrades from the document's version
 * on (`upgrades[0]` leads from version 1 to 2; a document without a version is version 1) and then reads each field separately, so
 * every schema of `parts` must be a `part`. Of a version newer than the current one, the known fields are read.
 */
export function storedDocument<P extends z.ZodRawShape>(parts: P, upgrades: readonly Upgrade[] = []) {
  const schema = z.object(parts)
  return {
    write: (fields: z.input<typeof schema>) => ({ ...fields, version: upgrades.length + 1 }),
    read: (json: unknown): z.output<typeof schema> => {
      const fields = isFields(json) ? json : {}
      return schema.parse(upgrades.slice(versionOf(fields) - 1).reduce((older, upgrade) => upgrade(older), fields))
    },
  }
}

export const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null && !Array.isArray(value)

function versionOf({ version }: Fields): number {
  return Number.isInteger(version) && Number(version) > 0 ? Number(version) : 1
}
