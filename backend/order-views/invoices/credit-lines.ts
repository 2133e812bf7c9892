import type { Store } from '../../stores/stores'
import { roundTotal } from '../../stores/money'
import { type SaleLine, sumsByRate } from '../../orders/invoices/sale-lines'
import { SALE_TEXTS } from '../../orders/invoices/sale-texts'

/**
 * `freight`: how much of the amount is freight alone, without goods. `label`: how much less is given back for a return label that
 * was bought, `deducted` for what the goods have lost in value; null where that is not known: then all that is missing of their
 * price. `left`: the lines of the sale, with those of its earlier credit notes as negative amounts.
 */
type Credited = {
  amount: number
  returned: readonly SaleLine[]
  freight?: number
  label?: number
  deducted?: number | null
  left: readonly SaleLine[]
}

/**
 * The lines of a credit note over `amount`, as negative amounts. `returned`: the lines of the return that it is for, empty when
 * it is for none. An amount beyond the goods, before what is deducted, is freight and fee; what is missing of them was given back
 * before. An amount without goods, or beyond gift cards alone, is divided among the VAT rates in proportion to what is left of
 * the sale; any part above what is left with VAT is for gift cards.
 */
export function creditLines(
  { amount, returned, freight = 0, label = 0, deducted = null, left }: Credited,
  store: Store,
): SaleLine[] {
  const texts = SALE_TEXTS[store.language]
  const part = (name: string) => (share: Pick<SaleLine, 'amount' | 'rate'>) => ({ name, detail: '', quantity: 1, ...share })
  const beyond = roundTotal(amount + label - returned.reduce((sum, line) => sum + line.amount, 0))
  const lost = deducted ?? Math.max(0, -beyond)
  const rest = roundTotal(beyond + lost)
  const back = returned.map((line) => ({ ...line, amount: -line.amount }))
  const isOfCards = returned.every(({ rate }) => rate === null)
  if (isOfCards && freight === 0 && label === 0 && rest > 0)
    return [...back, ...byRate(-rest, [...left, ...back]).map(part(texts.reduction))]
  return [
    ...back,
    ...(rest > 0 ? [part(texts.freight)({ amount: -rest, rate: store.vat })] : []),
    ...(label > 0 ? [part(texts.returnLabel)({ amount: label, rate: store.vat })] : []),
    ...(lost > 0 ? byRate(lost, returned).map(part(texts.deducted)) : []),
    ...(rest < 0 ? byRate(-rest, returned).map(part(texts.givenBefore)) : []),
  ]
}

/** Divides an amount among the VAT rates of lines in proportion to their amounts; the last part takes the rounding remainder. */
function byRate(amount: number, lines: readonly SaleLine[]): Pick<SaleLine, 'amount' | 'rate'>[] {
  const rates = sumsByRate(lines).filter(({ total }) => total > 0)
  const taxed = roundTotal(rates.reduce((sum, { total }) => sum + total, 0))
  const untaxed = taxed < Math.abs(amount) ? roundTotal(Math.abs(amount) - taxed) * Math.sign(amount) : 0
  const divided = roundTotal(amount - untaxed)
  let left = divided
  const shares = rates.map(({ rate, total }, at) => {
    const share = at === rates.length - 1 ? left : roundTotal((divided * total) / taxed)
    left = roundTotal(left - share)
    return { rate, amount: share }
  })
  return untaxed === 0 ? shares : [...shares, { rate: null, amount: untaxed }]
}
