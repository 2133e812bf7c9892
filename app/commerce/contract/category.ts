import { z } from 'zod'
import { DeviceScope } from './device'
import { Alternates, SomeLanguages } from './alternates'
import type { Picture } from './picture'
import { listOf, required, withDefault } from './readers/field'
import { metadataOf, namesOf } from './readers/category'
import { flagOf, textOf, wholeOf, wordsOf } from './readers/scalar'

/** A hit among the categories (spec section 3, "Search category"); `hierarchy` holds the names from the top down. */
export const SearchCategory = z
  .object({
    slug: withDefault(wordsOf, null),
    uri: withDefault(wordsOf, null),
    hierarchy: required(namesOf),
    show_in_menu: withDefault(flagOf, true),
  })
  .refine(({ slug, uri }) => (slug ?? uri) !== null, { error: 'Neither slug nor uri' })
  .transform(({ slug, uri, ...rest }) => ({ ...rest, slug: slug ?? uri ?? '', uri: uri ?? slug ?? '' }))
export type SearchCategory = z.infer<typeof SearchCategory>

/**
 * A node of the category tree (spec section 3). `uri` is the path of slugs from the top down: `laddare/kamerabatterier`. A main
 * category of the main menu has the picture of its best-selling product.
 */
export type CategoryNode = {
  id: number
  slug: string
  uri: string
  name: string
  has_children: boolean
  metadata: { icon: string | null; picture?: Picture | undefined }
  parent_id: number | null
  show_in_menu: boolean
  hierarchy: string[]
  children: CategoryNode[]
}

/** A node as a backend sends it, with the fields that the specification lists at least. */
const ToldNode = z.object({
  id: required(wholeOf),
  slug: required(wordsOf),
  uri: withDefault(wordsOf, null),
  name: required(wordsOf),
  has_children: withDefault(flagOf, null),
  metadata: withDefault(metadataOf, { icon: null }),
  show_in_menu: withDefault(flagOf, true),
  hierarchy: withDefault(namesOf, null),
  get children() {
    return listOf(ToldNode)
  },
})

export const CategoryTree = z.array(ToldNode).transform((nodes) => nodes.map((node) => treeNode(node, null)))

/** A field that a node leaves out follows from its place in the tree. */
function treeNode({ children, ...node }: z.output<typeof ToldNode>, parent: CategoryNode | null): CategoryNode {
  const placed = {
    ...node,
    uri: node.uri ?? (parent === null ? node.slug : `${parent.uri}/${node.slug}`),
    has_children: node.has_children ?? children.length > 0,
    parent_id: parent?.id ?? null,
    hierarchy: node.hierarchy ?? [...(parent?.hierarchy ?? []), node.name],
    children: [],
  }
  return { ...placed, children: children.map((child) => treeNode(child, placed)) }
}

/**
 * A category as its listing shows it: with its text (HTML), its ancestors from the top down, and its direct children.
 * `shared_name`: another category has the same name, as a make has that is sold for several kinds of devices.
 */
export const Category = z.object({
  id: z.number().int(),
  slug: z.string(),
  uri: z.string(),
  name: z.string(),
  shared_name: withDefault(flagOf, false),
  description: withDefault(textOf, ''),
  icon: withDefault(wordsOf, null),
  show_in_menu: withDefault(flagOf, true),
  ancestors: listOf(z.object({ name: z.string(), uri: z.string(), show_in_menu: z.boolean().default(true) })),
  children: listOf(
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
  alternates: Alternates.default({}),
  empty_in: SomeLanguages,
})
export type Category = z.infer<typeof Category>
