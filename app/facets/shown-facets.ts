import type { Facet, FacetValue } from '../commerce/contract/facet'

/** A facet as the page shows it: its first values, and the rest behind a disclosure. */
export type ShownFacet = { key: string; name: string; first: FacetValue[]; rest: FacetValue[] }

const FIRST = 8

/** Cuts long lists: shown are what is chosen and what most products have, in the order the backend gives. */
export function shownFacets(facets: readonly Facet[]): ShownFacet[] {
  return facets.map(({ key, name, values }) => {
    const common = new Set(
      values.toSorted((a, b) => Number(b.selected) - Number(a.selected) || b.count - a.count).slice(0, FIRST),
    )
    // Opening a list for a value or two is more work than reading them.
    const whole = values.length <= FIRST + 2
    return {
      key,
      name,
      first: values.filter((value) => whole || common.has(value)),
      rest: whole ? [] : values.filter((value) => !common.has(value)),
    }
  })
}

/** What is chosen, with the words for it. */
export function chosenValues(facets: readonly ShownFacet[]): { key: string; name: string; value: string; label: string }[] {
  return facets.flatMap(({ key, name, first, rest }) =>
    [...first, ...rest].filter(({ selected }) => selected).map(({ value, label }) => ({ key, name, value, label })),
  )
}
