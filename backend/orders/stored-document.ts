import { z } from 'zod'

type Fields = Record<string, unknown>

/**
 * Turns the fields of one version into those of the next. Whatever the fields hold, it must not throw, and it must keep fields that
 * already have the new name: the version itself may be what cannot be read.
 */
export type Upgrade = (fields: Fields) => Fields

/** One field of a stored document: null when the stored value is null, missing or unreadable. */
export const part = <T extends z.ZodType>(schema: T) => schema.nullable().catch(null)

/**
 * A kind of JSON document in the database, in a shape of our own: the contract can change and what is stored stays readable.
 * `write` adds the current version, `upgrades.length + 1`. `read` never throws: it applies the upgrades from the document's version
 * on (`upgrades[0]` leads from version 1 to 2; a document without a version is version 1) and then reads each field for itself, so
 * every schema of `parts` is a `part`. Of a version newer than the current one, the fields known here are read.
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
