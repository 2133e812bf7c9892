import { expect, test } from 'vitest'
import { STORES } from '../stores/stores'
import { buildFacets } from './build-facets'
import { OFFERED_RANGES } from './ranges'

const counted = { everyone: 1, shown: 1, unit: null, word: null }

/** The amounts of a label such as `5–9,99 €` or `1 000–1 999 kr`. */
const amountsOf = (label: string) =>
  [...label.matchAll(/\d[\d\s.]*(?:,\d+)?/g)].map(([text]) => Number(text.replace(/[\s.]/g, '').replace(',', '.')))

test.each(STORES)('price ranges do not overlap in $language: each ends with the last amount below the next one', (store) => {
  const rows = OFFERED_RANGES.map(({ key }) => ({ ...counted, facet: 'price', value: key }))
  const all = { ...counted, facet: '', value: '', everyone: rows.length }
  const none = { selectedFacets: [], selectedValues: [] }
  const [price] = buildFacets([all, ...rows], none, new Map(), { language: store.language, store })
  const ranges = (price?.values ?? []).map(({ label }) => amountsOf(label))
  expect(ranges.length).toBe(OFFERED_RANGES.length)
  const step = store.currency === 'EUR' ? 0.01 : 1
  for (const [at, amounts] of ranges.slice(1, -1).entries()) {
    const next = ranges[at + 2]?.[0] ?? Number.NaN
    // The first range names its end alone: `< 1 kr`.
    expect(amounts[0]).toBe(OFFERED_RANGES[at + 1]?.from)
    expect([store.language, amounts.at(-1)]).toEqual([store.language, Number((next - step).toFixed(2))])
  }
})

test.each([
  ['sv', '1\u00a0000\u20131\u00a0999\u00a0kr'],
  ['de', '1.000\u20131.999,99\u00a0\u20ac'],
] as const)('amounts of price ranges have the marks of every price: %s', (language, expected) => {
  const store = STORES.find((one) => one.language === language)
  if (store === undefined) throw new Error(`No store in ${language}`)
  const rows = OFFERED_RANGES.map(({ key }) => ({ ...counted, facet: 'price', value: key }))
  const all = { ...counted, facet: '', value: '', everyone: rows.length }
  const none = { selectedFacets: [], selectedValues: [] }
  const [price] = buildFacets([all, ...rows], none, new Map(), { language, store })
  expect((price?.values ?? []).map(({ label }) => label)).toContain(expected)
})
