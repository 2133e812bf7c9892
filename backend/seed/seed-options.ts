import { parseArgs } from 'node:util'

export type SeedOptions = { products: number | null; replace: boolean }

/** Reads `--products 100000 --replace`; throws a sentence about what is wrong. Null products: the catalogue as it was written. */
export function readSeedOptions(args: string[]): SeedOptions {
  const { values } = parseArgs({ args, options: { products: { type: 'string' }, replace: { type: 'boolean', default: false } } })
  const products = values.products === undefined ? null : Number(values.products.replaceAll(/[_,]/g, ''))
  if (products !== null && !(Number.isInteger(products) && products >= 1 && products <= MOST)) {
    throw new Error(`--products takes a whole number from 1 to ${MOST}`)
  }
  return { products, replace: values.replace }
}

const MOST = 1_500_000
