import { pageMeta } from '../routing/page-meta'
import { DEFAULT_LANGUAGE, languageOfPath } from '../store/languages'
import type { PlainKey } from '../store/translate'
import { translations } from '../store/translations'

/** Meta function of a page with `noindex`; `title` is the string key of its title. */
export function unlistedMeta(title: PlainKey) {
  return ({ matches, location }: { matches: Parameters<typeof pageMeta>[0]; location: { pathname: string } }) => {
    const language = languageOfPath(location.pathname) ?? DEFAULT_LANGUAGE
    return pageMeta(matches, { title: translations(language).t(title), noindex: true })
  }
}
