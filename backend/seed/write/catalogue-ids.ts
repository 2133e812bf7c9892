import type { SeedBatch, SeedCatalogue } from '../data/records'

type Numbering = (key: string) => number

/** Numbers for the keys of a catalogue: 1, 2, 3 in the order of its lists, so that the same catalogue gets the same ids. */
export type Ids = Record<'category' | 'brand' | 'tag' | keyof Taken, Numbering>

export function numberCatalogue(catalogue: SeedCatalogue): Ids {
  return {
    category: numbering('category', catalogue.categories.map(keyOf)),
    brand: numbering('brand', catalogue.brands.map(keyOf)),
    tag: numbering('tag', catalogue.tags.map(keyOf)),
    ...numberBatch(catalogue),
  }
}

/** The catalogue's numbers with those of a further batch, which begin behind the numbers in `taken`. */
export function numberMore(catalogue: Ids, batch: SeedBatch, taken: Taken): Ids {
  return { ...catalogue, ...numberBatch(batch, catalogue, taken) }
}

/** How many numbers of each kind have been given. */
export type Taken = { device: number; product: number; group: number }

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
 * Looks a key up, counted on from `taken`; a key that is not there is asked of `others`. One that nobody has, or that is there twice, is a
 * fault of the catalogue and says so.
 */
function numbering(kind: string, keys: readonly string[], taken = 0, others?: Numbering): Numbering {
  const numbers = new Map(keys.map((key, position) => [key, taken + position + 1]))
  if (numbers.size !== keys.length) {
    const twice = keys.find((key, position) => keys.indexOf(key) !== position)
    throw new Error(`The catalogue has the ${kind} ${String(twice)} twice`)
  }
  return (key) => {
    const number = numbers.get(key) ?? others?.(key)
    if (number === undefined) throw new Error(`The catalogue names a ${kind} ${key} that it does not have`)
    return number
  }
}
