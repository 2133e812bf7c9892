import { parseArgs } from 'node:util'

export type SeedOptions = { products: number | null; replace: boolean }

/**
 * Parses `--products 100000 --replace`. Throws an error with a readable message. `products`
 * is null for the hand-written catalogue.
 */
export function readSeedOptions(args: string[]): SeedOptions {
  const { values } = parseArgs({ args, options: { products: { type: 'string' }, replace: { type: 'boolean', default: false } } })
  const products = values.products === undefined ? null : Number(values.products.replaceAll(/[_,]/g, ''))
  if (products !== null && !(Number.isInteger(products) && products >= 1 && products <= MAX_PRODUCTS)) {
    throw new Error(`--products takes a whole number from 1 to ${MAX_PRODUCTS}`)
  }
  return { products, replace: values.replace }
}

const MAX_PRODUCTS = 1_500_000
