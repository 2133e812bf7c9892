import type { FacetFilter } from '../../app/commerce/contract/facet'
import { FACET_ORDER, RANGE_FACETS } from './facet-table'
import { OFFERED_RANGES, parseRange } from './ranges'

/**
 * A facet filter as the parameters of the facet statements, in parallel arrays: the selected facets and values, the number of
 * distinct facets, and the selected ranges that are not among the offered ones.
 */
export type FacetSelection = {
  selectedFacets: string[]
  selectedValues: string[]
  selectedCount: number
  rangeFacets: string[]
  rangeKeys: string[]
  froms: number[]
  tos: number[]
}

/** Converts a filter. Unknown facets and malformed ranges are left out. */
export function toFacetSelection(filter: FacetFilter = {}): FacetSelection {
  const chosen = FACET_ORDER.flatMap((facet) =>
    [...new Set(Object.hasOwn(filter, facet) ? filter[facet] : [])]
      .filter((value) => !RANGE_FACETS.includes(facet) || parseRange(value) !== null)
      .map((value) => ({ facet, value })),
  )
  const ranges = chosen.flatMap(({ facet, value }) => {
    const range = RANGE_FACETS.includes(facet) && !isOffered(value) ? parseRange(value) : null
    return range === null ? [] : [{ facet, ...range }]
  })
  return {
    selectedFacets: chosen.map((choice) => choice.facet),
    selectedValues: chosen.map((choice) => choice.value),
    selectedCount: new Set(chosen.map((choice) => choice.facet)).size,
    rangeFacets: ranges.map((range) => range.facet),
    rangeKeys: ranges.map((range) => range.key),
    froms: ranges.map((range) => range.from),
    tos: ranges.map((range) => range.to),
  }
}

const isOffered = (value: string) => OFFERED_RANGES.some(({ key }) => key === value)
