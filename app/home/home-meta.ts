import { sameParamsAlternates } from '../routing/alternates'
import { href } from '../routing/href'
import { pageMeta } from '../routing/page-meta'
import { DEFAULT_LANGUAGE, languageOfPath } from '../store/languages'
import { translations } from '../store/translations'

/** Meta tags of the home page of the storefront that `path` belongs to. */
export function homeMeta(matches: Parameters<typeof pageMeta>[0], path: string) {
  const language = languageOfPath(path) ?? DEFAULT_LANGUAGE
  const { t } = translations(language)
  return pageMeta(matches, {
    title: t('home.title'),
    description: t('home.description'),
    canonical: href('home', language),
    alternates: sameParamsAlternates('home', {}),
  })
}
