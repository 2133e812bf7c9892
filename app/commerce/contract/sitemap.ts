import { z } from 'zod'
import { LANGUAGES } from './languages'

/** The kinds of pages of which the backend has one row per page; the last are content pages. */
export const ADDRESS_KINDS = ['product', 'category', 'brand', 'tag', 'device', 'page'] as const
export type AddressKind = (typeof ADDRESS_KINDS)[number]
const Kind = z.enum(ADDRESS_KINDS)
const Counted = z
  .string()
  .regex(/^\d{1,10}$/)
  .transform(Number)

/**
 * A non-empty file of the sitemap; files are numbered from 1 in each language and kind; `changed_at` is the latest change of its
 * `entries`.
 */
export const SitemapFiles = z.array(
  z.object({
    language: z.enum(LANGUAGES),
    kind: Kind,
    file: z.number().int().min(1),
    entries: z.number().int(),
    changed_at: z.iso.datetime(),
  }),
)

export type SitemapFile = z.infer<typeof SitemapFiles>[number]

/** `file`: a number of SitemapFiles. `after`: the `next` of the page before. */
export const SitemapQuery = z.object({ kind: Kind, file: Counted, after: Counted.optional() })

/**
 * A page that search engines may list. `value` is its slug, uri, key or path in the language;
 * `image` the path of the picture of a product.
 */
const SitemapEntry = z.object({
  value: z.string(),
  changed_at: z.iso.datetime(),
  image: z.string().nullable(),
})
export type SitemapEntry = z.infer<typeof SitemapEntry>

/** A part of a file, which has at most 50,000 entries; `next` is null at its end. */
export const SitemapPage = z.object({ entries: z.array(SitemapEntry), next: z.number().int().nullable() })
export type SitemapPage = z.infer<typeof SitemapPage>

/** Looks up the present address for one without a page: a different spelling, or a former address of a page. */
export const AddressQuery = z.object({ kind: Kind, language: z.enum(LANGUAGES), value: z.string().min(1).max(300) })

/** The slug, uri, key or path that the page has now. */
export const MeantAddress = z.object({ value: z.string() })
