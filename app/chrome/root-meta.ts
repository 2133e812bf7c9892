import type { Language } from '../store/languages'
import { storeOf } from '../store/stores'
import { translations } from '../store/translations'
import { errorKind } from './error-kind'

type RootTag = { title: string } | { name: string; content: string }

/** The title of a page without a `meta` of its own: the brand, or the error title with `noindex`. */
export function rootMeta(language: Language, error: unknown): RootTag[] {
  const { brand } = storeOf(language)
  if (error === undefined) return [{ title: brand }]
  return [
    { title: `${translations(language).t(`error${errorKind(error)}.title`)} – ${brand}` },
    { name: 'robots', content: 'noindex' },
  ]
}
