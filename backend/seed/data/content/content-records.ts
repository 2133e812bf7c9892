import type { Language } from '../../../../app/commerce/contract/languages'
import type { Texts } from '../../../texts'

/** The text of a page in one language. `content` is HTML with `@key` links and `{fact}` placeholders, filled by `fillText`. */
export type PageText = { title: string; description: string; content: string }
export type PageTexts = Record<Language, PageText>

/** A content page. `path` is below the language prefix, without a leading slash. */
export type SeedPage = { key: string; path: Texts; title: Texts; description: Texts; content: Texts }

/** A text that surrounds every page, unless it is hidden. */
export type SeedWidget = { slug: string; content: Texts; hidden: boolean }

/** A search hint: the text it matches, the URL (below the language prefix, without a leading slash) and the link text. */
export type SeedHint = { hint: Texts; url: Texts; title: Texts }

export type SeedContent = { pages: SeedPage[]; widgets: SeedWidget[]; hints: SeedHint[] }
