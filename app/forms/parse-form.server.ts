import { parseWithZod } from '@conform-to/zod/v4'
import type { z } from 'zod'

/**
 * Validates a form by its schema. Fields that the schema does not name are removed first, because conform interprets field names:
 * `__intent__` is a command, and `a[999999999]` creates a list of a billion entries.
 */
export function parseForm<Schema extends z.ZodObject>(form: FormData, schema: Schema) {
  const namedFields = new FormData()
  for (const name of Object.keys(schema.shape)) for (const value of form.getAll(name)) namedFields.append(name, value)
  return parseWithZod(namedFields, { schema })
}
