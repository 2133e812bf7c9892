import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import type { Language } from '../../../app/store/languages'

/** The file in the data folder of the journeys' shop, which fill-data-folder.ts writes. */
export const SPECIAL_GOODS = 'special-goods.json'

const Found = z.object({
  reviewed: z.string(),
  soldOut: z.string(),
  gone: z.string(),
  usedUp: z.string(),
  kinds: z.array(z.object({ kind: z.string(), path: z.string() })),
})
const File = z.object({ sv: Found, no: Found, de: Found, da: Found })

/** Addresses of products in one language. */
export type SpecialGoods = z.infer<typeof Found>

let read: z.infer<typeof File> | undefined

function found(language: Language): SpecialGoods {
  read ??= File.parse(JSON.parse(readFileSync(join(import.meta.dirname, '../../../.cache/journeys', SPECIAL_GOODS), 'utf8')))
  return read[language]
}

/** The page of the product with the most reviews. */
export const reviewedProduct = (language: Language): string => found(language).reviewed

/** The page of a product that cannot be ordered and will come again. */
export const soldOutProduct = (language: Language): string => found(language).soldOut

/** The page of a product that is discontinued and has no successor. */
export const goneProduct = (language: Language): string => found(language).gone

/** The page of a product in stock that can be subscribed to every month, every second, third and sixth. */
export const usedUpProduct = (): string => found('sv').usedUp

/** The page of the product with the longest name of each kind whose page differs above the Buy button. */
export const productKinds = (language: Language): SpecialGoods['kinds'] => found(language).kinds
