import type { Language } from '../../app/commerce/contract/languages'
import { MEASURES } from './formats'

export type AttributeValue = { number: number | null; value: string | null; unit: string | null; word: string | null }

/** A value as it is shown: `1,5 V`, `2900 mAh`, `alkalisk`. A no-break space stands between number and unit. */
export function formatValue({ number, value, unit, word }: AttributeValue, language: Language): string {
  if (number === null) return word ?? value ?? ''
  const amount = formatNumber(number, language)
  return unit === null ? amount : `${amount}\u00a0${unit}`
}

/** With a minus sign, which Intl writes as a hyphen in German and Danish. */
export function formatNumber(number: number, language: Language): string {
  return MEASURES[language].format(number).replace('-', '\u2212')
}

const KEY_ATTRIBUTES = ['case-size', 'voltage', 'capacity-mah', 'capacity-ah', 'size', 'power', 'connector']

/**
 * The (at most two) most important values, shown on cards: the case of a starter battery, voltage and
 * capacity, else size, power or connector.
 */
export function keyFacts(values: readonly { key: string; value: string }[]): string[] {
  return KEY_ATTRIBUTES.flatMap((key) => values.filter((value) => value.key === key).map((value) => value.value)).slice(0, 2)
}

export const FACT_KEYS: readonly string[] = KEY_ATTRIBUTES
