import type { Language } from '../../app/commerce/contract/languages'
import { COUNTRY_NAMES } from '../stores/formats'

/** The party responsible for a product's safety, as a brand stores it. `country` is an ISO 3166 code. */
type Manufacturer = { name: string; address: string; country: string | null; email: string }

/** The maker with its whole address; the country stands in it by its name in the language (GPSR, article 19). */
export function makerOf({ name, address, country, email }: Manufacturer, language: Language) {
  const named = country === null ? undefined : COUNTRY_NAMES[language].of(country)
  return { name, address: named === undefined ? address : `${address}, ${named}`, email }
}
