import type { Facet, FacetValue } from '../commerce/contract/facet'
import type { FacetChoice } from './facet-choice'

/** A facet on the page: `first` is visible, `rest` is behind a disclosure. */
export type ShownFacet = { key: string; name: string; first: ShownValue[]; rest: ShownValue[] }

/** A value on the page; the address says whether it is chosen. */
export type ShownValue = Omit<FacetValue, 'selected'>

const MAX_FIRST_VALUES = 8
/** A longer list is shortened: opening a disclosure for 1 or 2 values is more work than reading them. */
const MAX_UNSHORTENED = MAX_FIRST_VALUES + 2

/**
 * Shortens long facets: `first` holds the chosen values and those with the most products, in the order of the
 * backend. A facet without values is left out.
 */
export function shownFacets(facets: readonly Facet[]): ShownFacet[] {
  return facets.flatMap(({ key, name, values }) => {
    if (values.length === 0) return []
    const visible = new Set(
      values.toSorted((a, b) => Number(b.selected) - Number(a.selected) || b.count - a.count).slice(0, MAX_FIRST_VALUES),
    )
    const whole = values.length <= MAX_UNSHORTENED
    const shown = {
      key,
      name,
      first: values.filter((value) => whole || visible.has(value)).map(shownValue),
      rest: whole ? [] : values.filter((value) => !visible.has(value)).map(shownValue),
    }
    return [shown]
  })
}

const shownValue = ({ value, label, count }: FacetValue): ShownValue => ({ value, label, count })

/** The chosen values with the names of their facets; those that no facet has are left out. */
export function chosenValues(
  facets: readonly ShownFacet[],
  choice: FacetChoice,
): { key: string; name: string; value: string; label: string }[] {
  return facets.flatMap(({ key, name, first, rest }) =>
    [...first, ...rest]
      .filter(({ value }) => choice[key]?.includes(value))
      .map(({ value, label }) => ({ key, name, value, label })),
  )
}
