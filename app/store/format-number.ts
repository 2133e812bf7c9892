import { round } from '../commerce/contract/round'

/**
 * The languages in which numbers have a full stop between thousands; in the others it is a no-break space.
 * All four languages have a decimal comma.
 */
const WITH_FULL_STOP: ReadonlySet<string> = new Set(['de-DE', 'da-DK'])

/** Maximum number of decimals, as Intl without options. */
const MAX_DIGITS = 3

/**
 * Writes a number in the locale `iso` (`Store.iso`): `1 234,5`, or `1.234,50` with 2 `digits`; without them up to 3, as many as
 * there are. A negative number has a minus sign, not a hyphen.
 *
 * A test holds that the result equals Intl's. Every page has numbers, and the first `Intl.NumberFormat` of a page blocks a
 * browser for about 10 ms. Besides, server and browser agree on each character whatever locale data they have.
 */
export function formatNumber(amount: number, iso: string, digits?: number): string {
  const rounded = round(amount, digits ?? MAX_DIGITS)
  const text = digits === undefined ? String(Math.abs(rounded)) : Math.abs(rounded).toFixed(digits)
  const [whole = '', decimals] = text.split('.')
  const grouped = whole.replace(/\B(?=(?:\d{3})+$)/g, WITH_FULL_STOP.has(iso) ? '.' : '\u00a0')
  return (rounded < 0 ? '−' : '') + grouped + (decimals === undefined ? '' : `,${decimals}`)
}
