import { parseWithZod } from '@conform-to/zod/v4'
import type { z } from 'zod'

/**
 * Reads a form by its schema, and of all that was sent only the fields the schema names. Conform reads more out of a name than a name:
 * `__intent__` is a command to it, and `a[999999999]` a list of a milliard entries.
 */
export function parseForm<Schema extends z.ZodObject>(form: FormData, schema: Schema) {
  const known = new FormData()
  for (const name of Object.keys(schema.shape)) for (const value of form.getAll(name)) known.append(name, value)
  return parseWithZod(known, { schema })
}
