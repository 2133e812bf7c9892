import { facetOfField, LISTING_FORM } from './listing-form'
import type { ShownFacet, ShownValue } from './shown-facets'

/** The facets of a listing as its document shows them (`facet-group.tsx`), where prices include VAT. */
export function facetsInMarkup(): ShownFacet[] {
  return [...document.querySelectorAll(`#${LISTING_FORM} > details`)].map((group) => ({
    key: facetOfField(group.querySelector('input')?.name ?? '') ?? '',
    name: group.querySelector('legend')?.textContent ?? '',
    first: valuesIn(group.querySelector('fieldset > ul')),
    rest: valuesIn(group.querySelector('details > ul')),
  }))
}

function valuesIn(list: Element | null): ShownValue[] {
  return [...(list?.querySelectorAll('label') ?? [])].map((label) => ({
    value: label.querySelector('input')?.value ?? '',
    label: label.querySelector('.facet-label')?.textContent ?? '',
    count: Number(label.querySelector('[aria-hidden]')?.textContent),
  }))
}
