import type { Facet } from '../../app/commerce/contract/facet'

/**
 * The facets of products that fit a device: without the makes that they fit besides, which mean nothing to its owner. A make that
 * was chosen stays, so that it can be taken away.
 */
export const deviceFacets = (facets: readonly Facet[]): Facet[] =>
  facets.filter(({ key, values }) => key !== 'fits' || values.some(({ selected }) => selected))
