import { type Language, LANGUAGES } from '../store/languages'

/** What the device finder asks while somebody chooses: JSON, given without Remix, as the search suggestions are. */
const pathIn = (language: Language) => `/${language}/device-choices`

export function deviceChoicesHref(language: Language, chosen: { type: string; brand: string }): string {
  const { type, brand } = chosen
  return `${pathIn(language)}?${new URLSearchParams({ type, ...(brand === '' ? {} : { brand }) }).toString()}`
}

/** The language whose devices a path asks for; undefined for any other path. */
export function languageOfDeviceChoices(pathname: string): Language | undefined {
  return LANGUAGES.find((language) => pathname === pathIn(language))
}
