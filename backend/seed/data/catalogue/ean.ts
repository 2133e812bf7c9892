import { stableHash } from '../../../stable-hash'

const checkDigit = (twelve: string): number => {
  const sum = [...twelve].reduce((total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 1 : 3), 0)
  return (10 - (sum % 10)) % 10
}

/** An EAN-13 derived from the sku, in the range 20-29 that GS1 reserves for internal use. */
export const internalEan = (sku: string): string => {
  const digits = `${stableHash(`ean:${sku}`)}${stableHash(`ean-tail:${sku}`)}`.padStart(11, '0').slice(0, 11)
  const twelve = `2${digits}`
  return `${twelve}${checkDigit(twelve)}`
}

export const isEan13 = (ean: string): boolean => /^\d{13}$/.test(ean) && checkDigit(ean.slice(0, 12)) === Number(ean[12])

/** An internal EAN-13 for a number below 10,000,000 in a series below 1,000. */
export const numberedEan = (series: number, number: number): string => {
  const twelve = `20${String(series).padStart(3, '0')}${String(number).padStart(7, '0')}`
  return `${twelve}${checkDigit(twelve)}`
}
