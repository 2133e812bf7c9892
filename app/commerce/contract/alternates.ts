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

/** The languages in which a listing has a page but no products: its language switch leads there, and search engines are not told of it. */
export const EmptyIn = z.array(z.enum(LANGUAGES)).catch([])
