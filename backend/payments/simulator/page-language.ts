import type { Language } from '../../../app/commerce/contract/languages'
import { STORES } from '../../stores/stores'

/** The language of a provider's locale, such as `nb-NO` or `de`; Swedish when the shop does not have that language. */
export function pageLanguage(locale: string): Language {
  const [code = ''] = locale.toLowerCase().split('-')
  return STORES.find(({ language, iso }) => language === code || iso.startsWith(`${code}-`))?.language ?? 'sv'
}
