import { z } from 'zod'

/**
 * The filter of a listing: the keys of the chosen values by the key of their facet. In an address each value stands by itself:
 * `f.voltage=12&f.voltage=18&f.price=100-200`. Values of one facet widen, facets narrow. A range `100-200` holds 100 and not 200,
 * `5000-` has no end. An unknown facet and a malformed range are ignored; a value that no product has gives no results.
 */
export const FacetFilter = z.record(z.string().max(40), z.array(z.string().min(1).max(80)).max(40))
export type FacetFilter = z.infer<typeof FacetFilter>

/** `count`: how many products the listing holds with this value and what is chosen in the other facets. */
export const FacetValue = z.object({
  value: z.string(),
  label: z.string(),
  count: z.number().int().nonnegative(),
  selected: z.boolean(),
})
export type FacetValue = z.infer<typeof FacetValue>

/** The values of a `range` are ranges. `unit` stands behind numbers: `V`, or the currency of prices. */
export const Facet = z.object({
  key: z.string(),
  name: z.string(),
  kind: z.enum(['choice', 'range']),
  unit: z.string().nullable(),
  values: z.array(FacetValue),
})
export type Facet = z.infer<typeof Facet>
