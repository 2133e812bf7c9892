import { wordValue } from '../catalogue/format-attributes'
import type { Language } from '../../app/commerce/contract/languages'
import type { Range } from './ranges'

const SIGNS: Readonly<Record<string, string>> = { SEK: 'kr', NOK: 'kr', DKK: 'kr.', EUR: '€' }

/** A range as a shopper reads it: `100–200 kr`, `< 1 Ah`, `≥ 5 000 mAh`. `unit` may be a currency. */
export function wordRange({ from, to }: Range, unit: string | null, language: Language): string {
  const sign = unit === null ? null : (SIGNS[unit] ?? unit)
  const word = (number: number, behind: string | null) => wordValue({ number, value: null, unit: behind, word: null }, language)
  if (to === Infinity) return `≥\u00a0${word(from, sign)}`
  return from === 0 ? `<\u00a0${word(to, sign)}` : `${word(from, null)}–${word(to, sign)}`
}
