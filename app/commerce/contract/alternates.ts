import { z } from 'zod'

/** A page's own path parameter in each language it exists in: the slug of a product, the uri of a category. */
export const Alternates = z.object({
  sv: z.string().optional(),
  no: z.string().optional(),
  de: z.string().optional(),
  da: z.string().optional(),
})
export type Alternates = z.infer<typeof Alternates>
