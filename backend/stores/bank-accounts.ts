import type { Language } from '../../app/commerce/contract/languages'

/** A name and a value to show, such as an IBAN. */
export type AccountFact = { name: string; value: string }

/**
 * The account of each storefront into which invoices are paid, and how a payment names its invoice. The accounts are invented:
 * their check digits are valid, and their bank codes belong to no bank. Replace them with your own. `reference` makes the
 * reference of an order by its number: in Denmark the whole code of an FI card, which names the account too.
 */
type BankAccount = { facts: readonly AccountFact[]; referenceName: string; reference: (orderNumber: string) => string }

const FI_CREDITOR = '00123455'

export const BANK_ACCOUNTS: Record<Language, BankAccount> = {
  sv: {
    facts: [
      { name: 'Bankgiro', value: '012-3455' },
      { name: 'IBAN', value: 'SE12 0000 0000 0001 2345 6789' },
      { name: 'BIC', value: 'EXMPSEX0' },
    ],
    referenceName: 'OCR-nummer',
    reference: (number) => withCheckDigit(digitsOf(number)),
  },
  no: {
    facts: [{ name: 'Kontonummer', value: '0000 12 34528' }],
    referenceName: 'KID',
    reference: (number) => withCheckDigit(digitsOf(number)),
  },
  de: {
    facts: [
      { name: 'IBAN', value: 'DE98 0000 0000 0001 2345 67' },
      { name: 'BIC', value: 'EXMPDEX0XXX' },
    ],
    referenceName: 'Verwendungszweck',
    reference: (number) => number,
  },
  da: {
    facts: [{ name: 'Reg.nr. og konto', value: '0000 0001234567' }],
    referenceName: 'Betalings-ID',
    reference: (number) => `+71<${withCheckDigit(digitsOf(number).padStart(14, '0'))}+${FI_CREDITOR}<`,
  },
}

const digitsOf = (text: string): string => text.replace(/\D/g, '')

/** The digits with the check digit of modulus 10 (Luhn, ISO/IEC 7812-1 annex B) behind them. */
export function withCheckDigit(digits: string): string {
  const sum = [...digits].reverse().reduce((total, digit, place) => {
    const weighed = Number(digit) * (place % 2 === 0 ? 2 : 1)
    return total + (weighed > 9 ? weighed - 9 : weighed)
  }, 0)
  return `${digits}${(10 - (sum % 10)) % 10}`
}
