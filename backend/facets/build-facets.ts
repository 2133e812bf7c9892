import type { Facet } from '../../app/commerce/contract/facet'
import { wordValue } from '../catalogue/format-attributes'
import type { Language } from '../../app/commerce/contract/languages'
import type { Store } from '../stores/stores'
import type { FacetWishes } from './facet-filter'
import { FACET_NAMES, FACET_ORDER, RANGED, STOCK_NAMES } from './facet-table'
import { parseRange } from './ranges'
import { wordRange } from './word-range'

/** What was counted of one value; `everyone` without any filter. The row whose facet is '' counts the products themselves. */
export type CountedValue = {
  facet: string
  value: string
  everyone: number
  shown: number
  unit: string | null
  word: string | null
}

const MOST = { facets: 10, values: 60 }
/** A facet that says nothing of most products would only hide them. */
const LEAST_SHARE = 0.3

type Words = { language: Language; store: Pick<Store, 'currency'> }

/** The facets that tell the products of a listing apart, the most useful first, and whatever is chosen. */
export function shapeFacets(
  rows: readonly CountedValue[],
  { wanted, wantedValues }: Pick<FacetWishes, 'wanted' | 'wantedValues'>,
  names: ReadonlyMap<string, string>,
  words: Words,
): Facet[] {
  const everyone = rows.find((row) => row.facet === '')?.everyone ?? 0
  const isWanted = (facet: string, value: string) => wanted.some((key, at) => key === facet && wantedValues[at] === value)
  const found = FACET_ORDER.flatMap((key) => {
    const counted = rows.filter((row) => row.facet === key)
    const chosen = wanted.includes(key)
    if (!chosen && !tellsApart(key, counted, everyone)) return []
    const unit = key === 'price' ? words.store.currency : (counted[0]?.unit ?? null)
    const missing = wantedValues
      .filter((value, at) => wanted[at] === key && counted.every((row) => row.value !== value) && isSayable(key, value, counted))
      .map((value) => ({ facet: key, value, everyone: 0, shown: 0, unit, word: null }))
    const values = [...counted, ...missing]
      .map((row) => ({ ...row, selected: isWanted(key, row.value) }))
      .filter((row) => row.selected || row.shown > 0)
      // Of equals the same ones are kept each time, whatever way the database counted.
      .sort((a, b) => Number(b.selected) - Number(a.selected) || b.shown - a.shown || (a.value < b.value ? -1 : 1))
      .slice(0, MOST.values)
      .map(({ value, shown, word, selected }) => ({
        value,
        label: labelOf(key, value, word, unit, words),
        count: shown,
        selected,
      }))
    const name = FACET_NAMES.get(key)?.[words.language] ?? names.get(key) ?? key
    return values.length === 0 ? [] : [{ key, name, kind: kindOf(key), unit, values: inOrder(values, words.language), chosen }]
  })
  const kept = new Set(
    [...found.filter((facet) => facet.chosen), ...found.filter((facet) => !facet.chosen)].slice(0, MOST.facets),
  )
  return found.filter((facet) => kept.has(facet)).map(({ chosen: _chosen, ...facet }) => facet)
}

/** Whether a value that no product here has can be named at all: a measure can, a key from an old or made-up address cannot. */
function isSayable(key: string, value: string, counted: readonly CountedValue[]): boolean {
  if (key === 'stock') return STOCK_NAMES.has(value)
  return kindOf(key) === 'range' || (isNumber(value) && counted.some((row) => row.word === null && isNumber(row.value)))
}

const isNumber = (value: string) => /^-?\d+(\.\d+)?$/.test(value)

const kindOf = (key: string): Facet['kind'] => (RANGED.includes(key) ? 'range' : 'choice')

function tellsApart(key: string, counted: readonly CountedValue[], everyone: number): boolean {
  const said = counted.reduce((sum, row) => sum + row.everyone, 0)
  if (key !== 'stock' && said < everyone * LEAST_SHARE) return false
  return counted.some((row) => row.everyone < everyone)
}

function labelOf(key: string, value: string, word: string | null, unit: string | null, { language }: Words): string {
  const range = kindOf(key) === 'range' ? parseRange(value) : null
  if (range !== null) return wordRange(range, unit, language)
  const stock = key === 'stock' ? STOCK_NAMES.get(value) : undefined
  if (stock !== undefined) return stock[language]
  const number = word === null && key !== 'size' && isNumber(value) ? Number(value) : null
  return wordValue({ number, value, unit, word }, language)
}

/** Numbers and ranges by size, words by the language's alphabet. */
function inOrder<V extends { value: string; label: string }>(values: readonly V[], language: Language): V[] {
  const numeric = values.every(({ value }) => /^-?\d/.test(value) && !Number.isNaN(Number.parseFloat(value)))
  return values.toSorted((a, b) =>
    numeric
      ? Number.parseFloat(a.value) - Number.parseFloat(b.value) || a.value.localeCompare(b.value)
      : a.label.localeCompare(b.label, language === 'no' ? 'nb' : language, { numeric: true }),
  )
}
