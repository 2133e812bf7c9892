/** Calling codes of the storefronts' countries. */
const CALLING_CODES: Readonly<Record<string, string>> = { SE: '46', NO: '47', DE: '49', DK: '45' }

/**
 * A phone number as it is dialled from any country: `08-465 004 00` of SE is `+46846500400`. The leading 0 of a national number
 * is left out. A number of a country without a known code stays national.
 */
export function dialled(phone: string, countryCode: string): string {
  const digits = phone.replace(/[^+\d]/g, '').replace(/^00/, '+')
  const code = CALLING_CODES[countryCode]
  return digits.startsWith('+') || code === undefined ? digits : `+${code}${digits.replace(/^0/, '')}`
}
