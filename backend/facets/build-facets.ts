import type { Facet } from '../../app/commerce/contract/facet'
import { CURRENCY_SIGNS } from '../../app/commerce/contract/currency-signs'
import { formatNumber, formatValue } from '../stores/format-attributes'
import type { Language } from '../../app/commerce/contract/languages'
import { NAME_ORDER, NUMBERS } from '../stores/formats'
import type { Store } from '../stores/stores'
import type { FacetSelection } from './facet-filter'
import { FACET_NAMES, FACET_ORDER, RANGE_FACETS, STOCK_NAMES } from './facet-table'
import { parseRange, type Range } from './ranges'

/**
 * The counts of one value: `everyone` without any filter, `shown` with that of the other facets. The
 * row whose facet is '' counts products.
 */
export type CountedValue = {
  facet: string
  value: string
  everyone: number
  shown: number
  unit: string | null
  word: string | null
}

const MAX = { facets: 10, values: 60 }
/** A facet that fewer products have a value for is not offered. */
const MIN_SHARE = 0.3

type Words = { language: Language; store: Pick<Store, 'currency'> }

/** The facets that distinguish the products of a listing, the most useful first, and every facet with a selected value. */
export function buildFacets(
  rows: readonly CountedValue[],
  { selectedFacets, selectedValues }: Pick<FacetSelection, 'selectedFacets' | 'selectedValues'>,
  names: ReadonlyMap<string, string>,
  words: Words,
): Facet[] {
  const everyone = rows.find((row) => row.facet === '')?.everyone ?? 0
  const isSelected = (facet: string, value: string) =>
    selectedFacets.some((key, at) => key === facet && selectedValues[at] === value)
  const found = FACET_ORDER.flatMap((key) => {
    const counted = rows.filter((row) => row.facet === key)
    const chosen = selectedFacets.includes(key)
    if (!chosen && !isUseful(key, counted, everyone)) return []
    const unit = key === 'price' ? words.store.currency : (counted[0]?.unit ?? null)
    const missing = selectedValues
      .filter(
        (value, at) =>
          selectedFacets[at] === key && counted.every((row) => row.value !== value) && canBeLabelled(key, value, counted),
      )
      .map((value) => ({ facet: key, value, everyone: 0, shown: 0, unit, word: null }))
    const values = [...counted, ...missing]
      .map((row) => ({ ...row, selected: isSelected(key, row.value) }))
      .filter((row) => row.selected || row.shown > 0)
      // Ties are broken by value, so that the result does not depend on the order of rows.
      .sort((a, b) => Number(b.selected) - Number(a.selected) || b.shown - a.shown || (a.value < b.value ? -1 : 1))
      .slice(0, MAX.values)
      .map(({ value, shown, word, selected }) => ({
        value,
        label: labelOf(key, value, word, unit, words),
        count: shown,
        selected,
      }))
    const name = FACET_NAMES.get(key)?.[words.language] ?? names.get(key) ?? key
    return values.length === 0 ? [] : [{ key, name, kind: kindOf(key), unit, values: sorted(values, words.language), chosen }]
  })
  const kept = new Set([...found.filter((facet) => facet.chosen), ...found.filter((facet) => !facet.chosen)].slice(0, MAX.facets))
  return found.filter((facet) => kept.has(facet)).map(({ chosen: _chosen, ...facet }) => facet)
}

/** Whether a selected value without products can be shown: a number or range can, an unknown key from an outdated URL cannot. */
function canBeLabelled(key: string, value: string, counted: readonly CountedValue[]): boolean {
  if (key === 'stock') return STOCK_NAMES.has(value)
  return kindOf(key) === 'range' || (isNumber(value) && counted.some((row) => row.word === null && isNumber(row.value)))
}

const isNumber = (value: string) => /^-?\d+(\.\d+)?$/.test(value)

const kindOf = (key: string): Facet['kind'] => (RANGE_FACETS.includes(key) ? 'range' : 'choice')

function isUseful(key: string, counted: readonly CountedValue[], everyone: number): boolean {
  const said = counted.reduce((sum, row) => sum + row.everyone, 0)
  if (key !== 'stock' && said < everyone * MIN_SHARE) return false
  return counted.some((row) => row.everyone < everyone)
}

function labelOf(key: string, value: string, word: string | null, unit: string | null, { language }: Words): string {
  const range = kindOf(key) === 'range' ? parseRange(value) : null
  if (range !== null) return formatRange(range, unit, language)
  const stock = key === 'stock' ? STOCK_NAMES.get(value) : undefined
  if (stock !== undefined) return stock[language]
  const number = word === null && key !== 'size' && isNumber(value) ? Number(value) : null
  return formatValue({ number, value, unit, word }, language)
}

/** Sorts numbers and ranges by size, words by the language's alphabet. */
function sorted<V extends { value: string; label: string }>(values: readonly V[], language: Language): V[] {
  const numeric = values.every(({ value }) => /^-?\d/.test(value) && !Number.isNaN(Number.parseFloat(value)))
  return values.toSorted((a, b) =>
    numeric
      ? Number.parseFloat(a.value) - Number.parseFloat(b.value) || (a.value < b.value ? -1 : 1)
      : NAME_ORDER[language].compare(a.label, b.label),
  )
}

const SIGNS: Readonly<Record<string, string>> = CURRENCY_SIGNS

/**
 * A range as it is shown: `100–199 kr`, `5–9,99 €`, `< 1 Ah`, `≥ 5000 mAh`, `1 000–1 999 kr`. `unit` may be a
 * currency: then a range ends with the last amount below the next one, so that no price is in two ranges.
 */
function formatRange({ from, to }: Range, unit: string | null, language: Language): string {
  const sign = unit === null ? null : (SIGNS[unit] ?? unit)
  const isPrice = unit !== null && unit in SIGNS
  const numberOf = (number: number) => (isPrice ? NUMBERS[language].format(number) : formatNumber(number, language))
  const word = (number: number, behind: string | null) => numberOf(number) + (behind === null ? '' : `\u00a0${behind}`)
  if (to === Infinity) return `≥\u00a0${word(from, sign)}`
  if (from === 0) return `<\u00a0${word(to, sign)}`
  const last = isPrice ? to - (unit === 'EUR' ? 0.01 : 1) : to
  return isPrice && last === from ? word(from, sign) : `${word(from, null)}–${word(last, sign)}`
}
