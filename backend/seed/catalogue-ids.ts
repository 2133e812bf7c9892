import type { SeedCatalogue } from './shapes'

/** Numbers for the keys of a catalogue: 1, 2, 3 in the order of its lists, so that the same catalogue gets the same ids. */
export type Ids = ReturnType<typeof numberCatalogue>

export function numberCatalogue(catalogue: SeedCatalogue) {
  const groups = [...new Set(catalogue.products.flatMap((product) => product.group ?? []))]
  return {
    category: numbering('category', catalogue.categories.map(keyOf)),
    brand: numbering('brand', catalogue.brands.map(keyOf)),
    tag: numbering('tag', catalogue.tags.map(keyOf)),
    device: numbering('device', catalogue.devices.map(keyOf)),
    product: numbering(
      'product',
      catalogue.products.map((product) => product.sku),
    ),
    group: numbering('group', groups),
  }
}

const keyOf = (row: { key: string }) => row.key

/** Looks a key up; a key that is not there, or there twice, is a fault of the catalogue and says so. */
function numbering(kind: string, keys: readonly string[]): (key: string) => number {
  const numbers = new Map(keys.map((key, position) => [key, position + 1]))
  if (numbers.size !== keys.length) {
    const twice = keys.find((key, position) => keys.indexOf(key) !== position)
    throw new Error(`The catalogue has the ${kind} ${String(twice)} twice`)
  }
  return (key) => {
    const number = numbers.get(key)
    if (number === undefined) throw new Error(`The catalogue names a ${kind} ${key} that it does not have`)
    return number
  }
}
