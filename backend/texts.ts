import type { Language } from '../app/commerce/contract/languages'

/** A text in each language. */
export type Texts = Record<Language, string>
