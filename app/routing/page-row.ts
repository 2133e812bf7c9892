import type { Language } from '../store/languages'

/**
 * A page's place in the table of URLs. `path` stands below the language prefix, or below the page it lies `within`; a
 * plain string is shared by all languages.
 */
export type PageRow = { file: string; path: string | Readonly<Record<Language, string>>; within?: string }
