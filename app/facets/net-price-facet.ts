import { displayedAmount } from '../pricing/vat'
import { formatMoney, round } from '../store/money'
import type { Store } from '../store/store'
import type { ShownFacet, ShownValue } from './shown-facets'
import { formatNumber } from '../store/format-number'

const PRICE_KEY = 'price'

/**
 * Shows the ranges of the price facet without VAT, at the standard rate, and appends `excluding` to its name. The values of
 * the ranges in the URL still include VAT.
 */
export function withNetPrices(facets: readonly ShownFacet[], store: Store, excluding: string): ShownFacet[] {
  const net = (value: ShownValue) => ({ ...value, label: netLabel(value, store) })
  return facets.map((facet) => {
    if (facet.key !== PRICE_KEY) return facet
    return { ...facet, name: `${facet.name} ${excluding}`, first: facet.first.map(net), rest: facet.rest.map(net) }
  })
}

/** `80–159,99 kr`, `< 80 kr`, `≥ 4 000 kr`; the backend's label if the value is not a range. */
function netLabel({ value, label }: ShownValue, store: Store): string {
  const [, from, to] = /^(\d{1,7})-(\d{0,7})$/.exec(value) ?? []
  if (from === undefined || to === undefined) return label
  const net = (bound: string) => displayedAmount(Number(bound), 'excluding', store.standardVat, store.currencyDigits)
  if (to === '') return `≥\u00a0${formatMoney(net(from), store)}`
  if (Number(from) === 0) return `<\u00a0${formatMoney(net(to), store)}`
  // Ends with the last amount below the next range, so that no price is in two ranges. Net
  // prices have hundredths in every currency.
  const last = round(net(to) - 0.01, 2)
  return `${formatNumber(net(from), store.iso)}–${formatMoney(Math.max(last, net(from)), store)}`
}
