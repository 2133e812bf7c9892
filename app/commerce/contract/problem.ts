import { z } from 'zod'

/**
 * A refusal as RFC 9457 puts it, `application/problem+json`. `code` is stable and is what the shop acts on; `errors` names the
 * fields at fault. `title` and `detail` are for engineers and never shown to a shopper.
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
