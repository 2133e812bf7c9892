import type { Store } from '../store/store'

/**
 * The registration number of a company in the form that invoices and providers use; null when its form or its check digit is
 * wrong. Spaces, hyphens and dots are ignored, and a VAT number is accepted wherever it contains the registration number.
 *
 * - SE: organisationsnummer, 10 digits: `5560125790`. That of a sole trader is the personal number.
 * - NO: organisasjonsnummer, 9 digits: `974760673`
 * - DK: CVR, 8 digits: `10150817`
 * - DE: USt-IdNr. with its prefix, `DE136695976`, or the number in the commercial register, `HRB 12345 B`, which has no check
 *   digit. Germany has no single company number, and not every company has a USt-IdNr., so either identifies the buyer.
 */
export function normaliseOrganisationNumber(typed: string, store: Pick<Store, 'countryCode'>): string | null {
  const bare = typed.replace(/[\s.\-‐‑–]/g, '').toUpperCase()
  return BY_COUNTRY[store.countryCode]?.(bare) ?? null
}

const BY_COUNTRY: Readonly<Record<string, (bare: string) => string | null>> = {
  SE: swedish,
  NO: norwegian,
  DK: danish,
  DE: german,
}

/**
 * `SE` + number + `01` is the VAT form; `16` before the number of a company, and the century before that of a sole trader, are
 * left out. From 20 up, the third and fourth digit tell a company from a person, where they are the month of birth.
 */
function swedish(bare: string): string | null {
  const digits = /^(?:SE(\d{10})01|(?:16)?(\d{10})|(?:19|20)(\d{10}))$/.exec(bare)
  const number = digits?.[1] ?? digits?.[2] ?? digits?.[3]
  if (number === undefined || luhnSum(number) % 10 !== 0) return null
  const isCompany = digits?.[3] === undefined && /^[1-9]\d[2-9]/.test(number)
  return isCompany || hasBirthday(number) ? number : null
}

/** Whether a personal number begins with a day; 60 is added to that of a coordination number. */
function hasBirthday(number: string): boolean {
  const [month, day] = [Number(number.slice(2, 4)), Number(number.slice(4, 6)) % 60]
  return month >= 1 && month <= 12 && day >= 1 && day <= new Date(Date.UTC(2000, month, 0)).getUTCDate()
}

function norwegian(bare: string): string | null {
  const number = /^(?:NO)?([1-9]\d{8})(?:MVA)?$/.exec(bare)?.[1]
  return number !== undefined && weightedSum(number, [3, 2, 7, 6, 5, 4, 3, 2, 1]) % 11 === 0 ? number : null
}

function danish(bare: string): string | null {
  const number = /^(?:DK|CVR:?)?([1-9]\d{7})$/.exec(bare)?.[1]
  return number !== undefined && weightedSum(number, [2, 7, 6, 5, 4, 3, 2, 1]) % 11 === 0 ? number : null
}

function german(bare: string): string | null {
  const register = /^(HR[AB])(\d{1,6})([A-Z]{0,3})$/.exec(bare)
  if (register) return [register[1], register[2], register[3]].filter(Boolean).join(' ')
  const number = /^(?:DE)?([1-9]\d{8})$/.exec(bare)?.[1]
  return number !== undefined && passesMod11Radix10(number) ? `DE${number}` : null
}

const digitsOf = (number: string) => Array.from(number, Number)

/** Every second digit from the left counts double, as the digit sum of the product. */
function luhnSum(number: string): number {
  return digitsOf(number).reduce((sum, digit, index) => {
    const doubled = index % 2 === 0 ? digit * 2 : digit
    return sum + (doubled > 9 ? doubled - 9 : doubled)
  }, 0)
}

function weightedSum(number: string, weights: readonly number[]): number {
  return digitsOf(number).reduce((sum, digit, index) => sum + digit * (weights[index] ?? 0), 0)
}

/** ISO/IEC 7064, MOD 11,10: the last digit is the check digit. */
function passesMod11Radix10(number: string): boolean {
  const digits = digitsOf(number)
  const check = digits.pop() ?? 0
  const product = digits.reduce((previous, digit) => (((digit + previous) % 10 || 10) * 2) % 11, 10)
  return (product + check) % 10 === 1
}
