import { z } from 'zod'
import { DeviceScope } from './device'
import { Alternates } from './alternates'
import { Picture } from './picture'

/** A hit among the categories (spec section 3, "Search category"); `hierarchy` holds the names from the top down. */
export const SearchCategory = z.object({
  slug: z.string(),
  uri: z.string(),
  hierarchy: z.array(z.string()),
})
export type SearchCategory = z.infer<typeof SearchCategory>

/**
 * A node of the category tree (spec section 3). `uri` is the path of slugs from the top down: `laddare/kamerabatterier`. A main category of
 * the main menu has the picture of its best-selling product.
 */
export const CategoryNode = z.object({
  id: z.number().int(),
  slug: z.string(),
  uri: z.string(),
  name: z.string(),
  has_children: z.boolean(),
  metadata: z.object({ icon: z.string().nullable(), picture: Picture.optional() }),
  parent_id: z.number().int().nullable(),
  show_in_menu: z.boolean(),
  hierarchy: z.array(z.string()),
  get children() {
    return z.array(CategoryNode)
  },
})
export type CategoryNode = z.infer<typeof CategoryNode>

export const CategoryTree = z.array(CategoryNode)

/** A category as its listing shows it: with its text (HTML), its ancestors from the top down, and its direct children. */
export const Category = z.object({
  id: z.number().int(),
  slug: z.string(),
  uri: z.string(),
  name: z.string(),
  description: z.string(),
  icon: z.string().nullable(),
  show_in_menu: z.boolean(),
  ancestors: z.array(z.object({ name: z.string(), uri: z.string(), show_in_menu: z.boolean().default(true) })),
  children: z.array(
    z.object({
      id: z.number().int(),
      name: z.string(),
      uri: z.string(),
      icon: z.string().nullable(),
      show_in_menu: z.boolean(),
      count: z.number().int(),
    }),
  ),
  devices: DeviceScope.nullable().default(null),
  alternates: Alternates,
})
export type Category = z.infer<typeof Category>
