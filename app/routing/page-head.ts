import type { Picture } from '../commerce/contract/picture'
import type { PageAlternates } from './alternates'

/** The head of a page, for search engines and link previews. Addresses are paths with their query. */
export type PageHead = PreviewHead & {
  title: string
  /** The page of a listing, from 1: later ones are named in the title. */
  page?: number
  /** Plain text; cut to what a result shows. */
  description?: string
  /** The canonical address; without it the tag is left out. */
  canonical?: string
  alternates?: PageAlternates
  /** For pages that search engines should not list, such as search results. */
  noindex?: boolean
  previous?: string | null
  next?: string | null
}

export type Tag =
  | { title: string }
  | { name: string; content: string }
  | { property: string; content: string }
  | { tagName: 'link'; rel: string; href: string; hrefLang?: string }

/** The facts of a page that only link previews show. */
type PreviewHead = {
  /** The picture shown where the page is shared: a path, or a URL of elsewhere; without it that of the storefront. */
  image?: Picture | null | undefined
  /** The offer of a product, as its structured data has it. */
  offer?: { availability: string; price?: string; priceCurrency?: string } | undefined
}
