import type { Language } from '../store/languages'
import { storeOf } from '../store/stores'
import { translations } from '../store/translations'
import { errorKind } from './error-kind'

type RootTag = { title: string } | { name: string; content: string }

/** The title of a page that gives none itself: the brand's name, or what went wrong. */
export function rootMeta(language: Language, error: unknown): RootTag[] {
  const { brand } = storeOf(language)
  if (error === undefined) return [{ title: brand }]
  return [
    { title: `${translations(language).t(`${errorKind(error)}.title`)} – ${brand}` },
    { name: 'robots', content: 'noindex' },
  ]
}
