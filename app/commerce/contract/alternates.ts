import { z } from 'zod'
import { LANGUAGES } from './languages'

/** A page's own path parameter in each language it exists in: the slug of a product, the uri of a category. */
export const Alternates = z.object({
  sv: z.string().optional(),
  no: z.string().optional(),
  de: z.string().optional(),
  da: z.string().optional(),
})
export type Alternates = z.infer<typeof Alternates>

/**
 * Languages of `alternates` whose page search engines are not told of: a listing without products, a product that is
 * gone. The language switch leads there.
 */
export const SomeLanguages = z.array(z.enum(LANGUAGES)).catch([])
