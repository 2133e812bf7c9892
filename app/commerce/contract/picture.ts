import { z } from 'zod'

/** A picture by its URL, with width and height in CSS pixels, so that the layout does not shift while it loads. */
export const Picture = z.object({
  url: z.string(),
  width: z.number().int().positive(),
  height: z.number().int().positive(),
})
export type Picture = z.infer<typeof Picture>

/** Kinds of picture, by the number the backend uses (spec section 3, Product). */
export const IMAGE_TYPE = {
  zoom: 1,
  thumb: 3,
  gallery: 4,
  original: 5,
  featured: 9,
  galleryThumb: 10,
  general: 12,
  avatar: 13,
  header: 16,
} as const

/** One picture of a product in the sizes it comes in, keyed by image type. */
export const ProductImage = z.object({
  sort_order: z.number().int(),
  alt: z.string().optional(),
  types: z.record(z.string(), Picture),
})
export type ProductImage = z.infer<typeof ProductImage>
