import { z } from 'zod'

/**
 * A refusal as RFC 9457 puts it, `application/problem+json`. `code` is stable, and the shop acts on it; `errors` names the
 * invalid fields. `title` and `detail` are for engineers; the shop never shows them.
 */
export const Problem = z.object({
  type: z.string(),
  title: z.string(),
  status: z.number().int(),
  code: z.string(),
  detail: z.string().optional(),
  errors: z.array(z.object({ path: z.string(), message: z.string() })).optional(),
})
export type Problem = z.infer<typeof Problem>
