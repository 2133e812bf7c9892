import type { Language } from '../../../../app/commerce/contract/languages'
import type { Texts } from '../../../texts'

/** What one page says in one language. `content` is HTML with `@key` links and `{fact}` marks, filled by `fillText`. */
export type PageText = { title: string; description: string; content: string }
export type PageTexts = Record<Language, PageText>

/** A page of text; `path` is the path below the language prefix, without a leading slash. */
export type SeedPage = { key: string; path: Texts; title: Texts; description: Texts; content: Texts }

/** A piece of text around every page; nothing is shown while it is hidden. */
export type SeedWidget = { slug: string; content: Texts; hidden: boolean }

/** A search trigger: the text it matches, where it leads (below the language prefix, no leading slash), what the link is called. */
export type SeedHint = { hint: Texts; url: Texts; title: Texts }

export type SeedContent = { pages: SeedPage[]; widgets: SeedWidget[]; hints: SeedHint[] }
