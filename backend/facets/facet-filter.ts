import type { FacetFilter } from '../../app/commerce/contract/facet'
import { FACET_ORDER, RANGED } from './facet-table'
import { LADDER, parseRange } from './ranges'

/** What the facet statements take, as parallel arrays: the chosen values, and those of them that are ranges which nobody is offered. */
export type FacetWishes = {
  wanted: string[]
  wantedValues: string[]
  narrowed: number
  ranged: string[]
  rangeKeys: string[]
  froms: number[]
  tos: number[]
}

/** The filter without facets that are not known and ranges that are none. */
export function facetWishes(filter: FacetFilter = {}): FacetWishes {
  const chosen = FACET_ORDER.flatMap((facet) =>
    [...new Set(Object.hasOwn(filter, facet) ? filter[facet] : [])]
      .filter((value) => !RANGED.includes(facet) || parseRange(value) !== null)
      .map((value) => ({ facet, value })),
  )
  const ranges = chosen.flatMap(({ facet, value }) => {
    const range = RANGED.includes(facet) && !isOffered(value) ? parseRange(value) : null
    return range === null ? [] : [{ facet, ...range }]
  })
  return {
    wanted: chosen.map((wish) => wish.facet),
    wantedValues: chosen.map((wish) => wish.value),
    narrowed: new Set(chosen.map((wish) => wish.facet)).size,
    ranged: ranges.map((range) => range.facet),
    rangeKeys: ranges.map((range) => range.key),
    froms: ranges.map((range) => range.from),
    tos: ranges.map((range) => range.to),
  }
}

const isOffered = (value: string) => LADDER.some(({ key }) => key === value)
