import type { Facet, FacetValue } from '../commerce/contract/facet'

/** A facet on the page: `first` is visible, `rest` is behind a disclosure. */
export type ShownFacet = { key: string; name: string; first: FacetValue[]; rest: FacetValue[] }

const MAX_FIRST_VALUES = 8
/** A longer list is shortened: opening a disclosure for 1 or 2 values is more work than reading them. */
const MAX_UNSHORTENED = MAX_FIRST_VALUES + 2

/** Shortens long facets: `first` holds the chosen values and those with the most products, in the order of the backend. */
export function shownFacets(facets: readonly Facet[]): ShownFacet[] {
  return facets.map(({ key, name, values }) => {
    const visible = new Set(
      values.toSorted((a, b) => Number(b.selected) - Number(a.selected) || b.count - a.count).slice(0, MAX_FIRST_VALUES),
    )
    const whole = values.length <= MAX_UNSHORTENED
    return {
      key,
      name,
      first: values.filter((value) => whole || visible.has(value)),
      rest: whole ? [] : values.filter((value) => !visible.has(value)),
    }
  })
}

/** The chosen values with the names of their facets. */
export function chosenValues(facets: readonly ShownFacet[]): { key: string; name: string; value: string; label: string }[] {
  return facets.flatMap(({ key, name, first, rest }) =>
    [...first, ...rest].filter(({ selected }) => selected).map(({ value, label }) => ({ key, name, value, label })),
  )
}
