import { isLanguage, type Language, LANGUAGES } from '../store/languages'
import { storeOf } from '../store/stores'
import { translations } from '../store/translations'
import { absoluteAddress } from './absolute-address'
import type { PageAlternates } from './alternates'

/** The head of a page, for search engines and link previews. Addresses are paths with their query. */
export type PageHead = {
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
  /**
   * The picture shown where the page is shared: a path, or a URL of elsewhere; without it that of the storefront, with its name.
   */
  image?: string | null
}

type Tag =
  | { title: string }
  | { name: string; content: string }
  | { property: string; content: string }
  | { tagName: 'link'; rel: string; href: string; hrefLang?: string }

type Matches = readonly ({ id: string; data?: unknown } | undefined)[]

/** Characters of a description that a search result shows. */
const DESCRIPTION_LENGTH = 155

/** The tags of a page's head. Origin and language are read from the root loader's data among `matches`. */
export function pageMeta(matches: Matches, head: PageHead): Tag[] {
  const { origin, language } = shopOf(matches)
  const { brand, iso } = storeOf(language)
  const absolute = (path: string) => origin + path
  const { page = 1 } = head
  const title = page === 1 ? head.title : `${head.title} – ${translations(language).t('pages.number', { page })}`
  const description = excerpt(head.description ?? '', DESCRIPTION_LENGTH)
  const link = (rel: string, path: string | null | undefined): Tag[] =>
    typeof path === 'string' ? [{ tagName: 'link', rel, href: absolute(path) }] : []
  return [
    { title: `${title} – ${brand}` },
    ...(description === '' ? [] : [{ name: 'description', content: description }]),
    ...(head.noindex ? [{ name: 'robots', content: 'noindex, follow' }] : []),
    ...link('canonical', head.canonical),
    ...link('prev', head.previous),
    ...link('next', head.next),
    ...(head.noindex ? [] : languageLinks(head.alternates ?? {}, absolute)),
    { property: 'og:type', content: 'website' },
    { property: 'og:title', content: title },
    ...(description === '' ? [] : [{ property: 'og:description', content: description }]),
    ...(head.canonical === undefined ? [] : [{ property: 'og:url', content: absolute(head.canonical) }]),
    { property: 'og:site_name', content: brand },
    { property: 'og:locale', content: iso.replace('-', '_') },
    { property: 'og:image', content: absoluteAddress(origin, head.image ?? `/preview-${language}.png`) },
  ]
}

/** hreflang for every language of the page, its own included; x-default is the first language. */
function languageLinks(alternates: PageAlternates, absolute: (path: string) => string): Tag[] {
  const found = LANGUAGES.flatMap((language) => {
    const path = alternates[language]
    return path === undefined ? [] : [{ hrefLang: storeOf(language).iso, href: absolute(path) }]
  })
  if (found.length < 2) return []
  const others = [...found, { hrefLang: 'x-default', href: found[0]?.href ?? '' }]
  return others.map((link) => ({ tagName: 'link', rel: 'alternate', ...link }))
}

function shopOf(matches: Matches): { origin: string; language: Language } {
  const data = matches.find((match) => match?.id === 'root')?.data
  const known: { origin?: unknown; language?: unknown } = typeof data === 'object' && data !== null ? data : {}
  return {
    origin: typeof known.origin === 'string' ? known.origin : '',
    language: isLanguage(known.language) ? known.language : 'sv',
  }
}

/** At most `length` characters, cut between words. */
function excerpt(text: string, length: number): string {
  const flat = text.replace(/\s+/g, ' ').trim()
  if (flat.length <= length) return flat
  const end = flat.lastIndexOf(' ', length)
  return `${flat.slice(0, end > 0 ? end : length)}…`
}
