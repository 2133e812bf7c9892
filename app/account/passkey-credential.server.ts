import type { z } from 'zod'

/** The browser's answer to a challenge, which its script writes into the field `credential` as JSON; null for anything else. */
export function readCredential<Schema extends z.ZodType>(form: FormData, schema: Schema): z.output<Schema> | null {
  const written = form.get('credential')
  if (typeof written !== 'string') return null
  try {
    const parsed = schema.safeParse(JSON.parse(written))
    return parsed.success ? parsed.data : null
  } catch {
    // The field is no JSON, so the shop's script did not write it.
    return null
  }
}
