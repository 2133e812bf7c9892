type Marker = {
  name: string
  value: 'id' | 'text'
  /** A line with this marker is never merged with another line (spec section 4). */
  ties: boolean
  /** The quantity of a line with this marker cannot be changed (spec section 5, Locked lines). */
  locks: boolean
  /** An add form can send it. The other markers are set by the backend alone. */
  inForm: boolean
  /** The browser's copy of the cart holds it. Only an id that a form can send can be copied. */
  inCopy: boolean
}

/**
 * The origin of a line of the cart (spec section 3, Origin markers). This table is the one place that says what follows from a
 * marker: merging, locking, forms and the browser's copy derive from it, and the schemas and mappings of lines do not compile
 * without one of its rows. It needs no library, so that it can be used in the browser.
 */
export const ORIGIN_MARKERS = [
  { name: 'cross_selling_product_id', value: 'id', ties: true, locks: true, inForm: true, inCopy: true },
  { name: 'upselling_bundle_id', value: 'id', ties: true, locks: true, inForm: true, inCopy: true },
  { name: 'offer_item_id', value: 'id', ties: true, locks: true, inForm: false, inCopy: false },
  { name: 'added_by_coupon', value: 'text', ties: true, locks: true, inForm: false, inCopy: false },
  { name: 'accessory_id', value: 'id', ties: true, locks: false, inForm: true, inCopy: true },
  { name: 'related_id', value: 'id', ties: true, locks: false, inForm: true, inCopy: true },
  { name: 'recommended_id', value: 'id', ties: true, locks: false, inForm: true, inCopy: true },
  { name: 'campaign', value: 'text', ties: false, locks: false, inForm: true, inCopy: false },
] as const satisfies readonly Marker[]

type Row = (typeof ORIGIN_MARKERS)[number]
export type FormMarker = Extract<Row, { inForm: true }>['name']
export type CopiedMarker = Extract<Row, { inCopy: true }>['name']

/** The markers of a line, null where it has none. */
export type Origin = { [M in Row as M['name']]: (M['value'] extends 'id' ? number : string) | null }

/** The markers of a line, and nothing else of it. */
export const originOf = (line: Partial<Origin>): Origin => originOr(line, null)

/** The markers of a line, with `none` for those that it does not have. */
export function originOr<None extends null | undefined>(line: Partial<Origin>, none: None) {
  return {
    cross_selling_product_id: line.cross_selling_product_id ?? none,
    upselling_bundle_id: line.upselling_bundle_id ?? none,
    offer_item_id: line.offer_item_id ?? none,
    added_by_coupon: line.added_by_coupon ?? none,
    accessory_id: line.accessory_id ?? none,
    related_id: line.related_id ?? none,
    recommended_id: line.recommended_id ?? none,
    campaign: line.campaign ?? none,
  } satisfies { [M in keyof Origin]: Origin[M] | None }
}
