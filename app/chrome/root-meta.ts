import type { MetaDescriptor } from '@remix-run/node'
import type { Language } from '../store/languages'
import { storeOf } from '../store/stores'
import { translations } from '../store/translations'
import { errorKind } from './error-kind'

/** The title of a page that gives none itself: the brand's name, or what went wrong. */
export function rootMeta(language: Language, error: unknown): MetaDescriptor[] {
  const { brand } = storeOf(language)
  if (error === undefined) return [{ title: brand }]
  return [
    { title: `${translations(language).t(`${errorKind(error)}.title`)} – ${brand}` },
    { name: 'robots', content: 'noindex' },
  ]
}
