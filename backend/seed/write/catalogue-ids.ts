import type { SeedBatch, SeedCatalogue } from '../data/records'

type Numbering = (key: string) => number

/**
 * The database ids of a catalogue's keys: 1, 2, 3 in the order of its lists, so that the same catalogue always gets the same ids.
 */
export type Ids = Record<'category' | 'brand' | 'tag' | keyof Taken, Numbering>

/** Numbers everything of a catalogue from 1 on, in its order. */
export function numberCatalogue(catalogue: SeedCatalogue): Ids {
  return {
    category: numbering('category', catalogue.categories.map(keyOf)),
    brand: numbering('brand', catalogue.brands.map(keyOf)),
    tag: numbering('tag', catalogue.tags.map(keyOf)),
    ...numberBatch(catalogue),
  }
}

/** The ids of a catalogue and of a further batch, whose ids begin after those in `taken`. */
export function numberMore(catalogue: Ids, batch: SeedBatch, taken: Taken): Ids {
  return { ...catalogue, ...numberBatch(batch, catalogue, taken) }
}

/** The number of ids of each kind that are in use. */
export type Taken = { device: number; product: number; group: number }

/** The highest numbers after a batch that was written after `before`. */
export const takenBy = (batch: SeedBatch, before: Taken = { device: 0, product: 0, group: 0 }): Taken => ({
  device: before.device + batch.devices.length,
  product: before.product + batch.products.length,
  group: before.group + groupsOf(batch).length,
})

function numberBatch(batch: SeedBatch, others?: Ids, taken?: Taken) {
  const skus = batch.products.map((product) => product.sku)
  return {
    device: numbering('device', batch.devices.map(keyOf), taken?.device, others?.device),
    product: numbering('product', skus, taken?.product, others?.product),
    group: numbering('group', groupsOf(batch), taken?.group, others?.group),
  }
}

const groupsOf = (batch: SeedBatch) => [...new Set(batch.products.flatMap((product) => product.group ?? []))]

const keyOf = (row: { key: string }) => row.key

/**
 * Numbers `keys` from `taken` + 1 and returns the look-up, which falls back to `others`. Throws on a duplicate
 * key, and on the look-up of an unknown one.
 */
function numbering(kind: string, keys: readonly string[], taken = 0, others?: Numbering): Numbering {
  const numbers = new Map(keys.map((key, position) => [key, taken + position + 1]))
  if (numbers.size !== keys.length) {
    const duplicate = keys.find((key, position) => keys.indexOf(key) !== position)
    throw new Error(`Duplicate ${kind} in the catalogue: ${String(duplicate)}`)
  }
  return (key) => {
    const number = numbers.get(key) ?? others?.(key)
    if (number === undefined) throw new Error(`Unknown ${kind} in the catalogue: ${key}`)
    return number
  }
}
