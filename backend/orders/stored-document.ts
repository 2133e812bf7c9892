import { z } from 'zod'
import { isFields, type Upgrade, upgraded } from '../../app/commerce/contract/stored-fields'

/**
 * A kind of JSON document in the database, with a type of its own, so that stored documents stay readable when the
 * contract changes. `write` adds the current version, `upgrades.length + 1`. `read` never throws: it upgrades the
 * document and then reads each field separately, so every schema of `parts` must be a `part`. For a version newer than
 * the current one, the known fields are read.
 */
export function storedDocument<P extends z.ZodRawShape>(parts: P, upgrades: readonly Upgrade[] = []) {
  const schema = z.object(parts)
  return {
    write: (fields: z.input<typeof schema>) => ({ ...fields, version: upgrades.length + 1 }),
    read: (json: unknown): z.output<typeof schema> => schema.parse(upgraded(isFields(json) ? json : {}, upgrades)),
  }
}
