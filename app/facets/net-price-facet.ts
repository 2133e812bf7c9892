import type { FacetValue } from '../commerce/contract/facet'
import { displayedAmount } from '../pricing/vat'
import { formatMoney } from '../store/money'
import type { Store } from '../store/store'
import type { ShownFacet } from './shown-facets'
import { numberFormat } from '../store/intl-formats'

const PRICE = 'price'

/**
 * The facets with the ranges of the price in amounts without VAT, at the tax of ordinary goods, and `excluding` behind its name. What a
 * range holds stays the same: its value in the address is the one including VAT.
 */
export function withNetPrices(facets: readonly ShownFacet[], store: Store, excluding: string): ShownFacet[] {
  const net = (value: FacetValue) => ({ ...value, label: netLabel(value, store) })
  return facets.map((facet) => {
    if (facet.key !== PRICE) return facet
    return { ...facet, name: `${facet.name} ${excluding}`, first: facet.first.map(net), rest: facet.rest.map(net) }
  })
}

/** `80–160 kr`, `< 80 kr`, `≥ 4 000 kr`; the backend's own words where the value is no range. */
function netLabel({ value, label }: FacetValue, store: Store): string {
  const [, from, to] = /^(\d{1,7})-(\d{0,7})$/.exec(value) ?? []
  if (from === undefined || to === undefined) return label
  const net = (bound: string) => displayedAmount(Number(bound), 'excluding', store.standardVat, store.currencyDigits)
  if (to === '') return `≥\u00a0${formatMoney(net(from), store)}`
  if (Number(from) === 0) return `<\u00a0${formatMoney(net(to), store)}`
  return `${numberFormat(store.iso).format(net(from))}–${formatMoney(net(to), store)}`
}
