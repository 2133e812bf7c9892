import { isLanguage, type Language, LANGUAGES } from '../store/languages'
import { storeOf } from '../store/stores'
import { translations } from '../store/translations'
import type { PageAlternates } from './alternates'
import type { PageHead, Tag } from './page-head'
import { previewTags } from './preview-tags'

type Matches = readonly ({ id: string; data?: unknown } | undefined)[]

/** Characters of a description that a search result shows. */
const DESCRIPTION_LENGTH = 155

/**
 * The tags of a page's head. Origin and language are read from the root loader's data among `matches`. Only the server makes the
 * tags of link previews, which are read in documents alone: they come last, where React takes them for elements that something
 * else has added to the head (decision 112).
 */
export function pageMeta(matches: Matches, head: PageHead): Tag[] {
  const { origin, language } = shopOf(matches)
  const { brand } = storeOf(language)
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
    ...(import.meta.env.SSR ? previewTags(head, { title, description, origin, language }) : []),
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

/** Cuts the text to at most `length` characters, between words. */
function excerpt(text: string, length: number): string {
  const flat = text.replace(/\s+/g, ' ').trim()
  if (flat.length <= length) return flat
  const end = flat.lastIndexOf(' ', length)
  return `${flat.slice(0, end > 0 ? end : length)}…`
}
