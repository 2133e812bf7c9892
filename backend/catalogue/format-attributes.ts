import type { Language } from '../../app/commerce/contract/languages'

const REGION: Record<Language, string> = { sv: 'sv-SE', no: 'nb-NO', de: 'de-DE', da: 'da-DK' }
const FORMATS = Object.fromEntries(
  Object.entries(REGION).map(([language, region]) => [language, new Intl.NumberFormat(region, { maximumFractionDigits: 4 })]),
)

export type AttributeValue = { number: number | null; value: string | null; unit: string | null; word: string | null }

/** A value as a shopper reads it: `1,5 V`, `2 900 mAh`, `alkalisk`. Number and unit do not part at the end of a line. */
export function wordValue({ number, value, unit, word }: AttributeValue, language: Language): string {
  if (number === null) return word ?? value ?? ''
  const amount = wordNumber(number, language)
  return unit === null ? amount : `${amount}\u00a0${unit}`
}

export function wordNumber(number: number, language: Language): string {
  return FORMATS[language]?.format(number) ?? String(number)
}

const DECIDING = ['voltage', 'capacity-mah', 'capacity-ah', 'size', 'power', 'connector']

/** The at most two values a shopper decides by on a card: voltage and capacity, else size, power or plug. */
export function decidingFacts(values: readonly { key: string; value: string }[]): string[] {
  return DECIDING.flatMap((key) => values.filter((value) => value.key === key).map((value) => value.value)).slice(0, 2)
}

export const FACT_KEYS: readonly string[] = DECIDING
