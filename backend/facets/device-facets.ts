import type { Facet } from '../../app/commerce/contract/facet'

/**
 * The facets of products that fit a device: without the makes of other devices. A make that was
 * chosen stays, so that it can be removed.
 */
export const deviceFacets = (facets: readonly Facet[]): Facet[] =>
  facets.filter(({ key, values }) => key !== 'fits' || values.some(({ selected }) => selected))
