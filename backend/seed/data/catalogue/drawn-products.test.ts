import { describe, expect, it } from 'vitest'
import type { SeedProduct } from '../records'
import { drawProduct } from '../../../pictures/draw-product'
import { buildCatalogue } from './build-catalogue'

const { products, brands } = buildCatalogue()
const named = (product: SeedProduct): string => `${product.sku}: ${product.name.sv}`

/** Every listing that shows the product: its categories and those above them. */
const listingsOf = ({ categories }: SeedProduct): string[] => [
  ...new Set(
    categories.flatMap((category) => category.split('/').map((_, at, parts) => parts.slice(0, at + 1).join('/'))),
  ),
]

describe('the pictures of the seeded catalogue', () => {
  it('draws products of one listing alike only when they differ by their maker alone', () => {
    const brandNames = new Map(brands.map(({ key, name }) => [key, name]))
    const byPicture = new Map<string, SeedProduct[]>()
    for (const product of products) {
      const picture = drawProduct(product.drawing, 'front')
      for (const listing of listingsOf(product)) {
        const key = `${listing} ${picture}`
        byPicture.set(key, [...(byPicture.get(key) ?? []), product])
      }
    }
    const apart = ({ name, brand, categories: [category] }: SeedProduct) => {
      const rest = name.sv.replace(brandNames.get(brand) ?? '', '')
      // One charger is sold under the name of each laptop that it fits: nothing but that name is different.
      return category === 'chargers/laptop' ? rest.replace(/(?<=^Datorladdare till )\S+/, '') : rest
    }
    const alike = [...byPicture.values()].filter((twins) => new Set(twins.map(apart)).size > 1)
    expect([...new Set(alike.map((twins) => twins.map(named).join(' = ')))]).toEqual([])
  })

  it('prints on each product a label that stands in its name, numbers or attributes', () => {
    const wrong = products.filter(({ drawing: { label, parts }, name, sku, mpn, attributes }) => {
      if (parts !== undefined || label === '' || SHORTENED.has(sku)) return false
      const said = [...Object.values(name), sku, mpn, ...Object.values(attributes).map(String)]
      return !said.some((text) => text.toLowerCase().includes(label.toLowerCase()))
    })
    expect(wrong.map((product) => `${named(product)}: ${product.drawing.label}`)).toEqual([])
  })
})

/** On these the label leaves out words between two of the name, which would be too small to read on so small a device. */
const SHORTENED: ReadonlySet<string> = new Set(['CHL-4A', 'TST-CAR24', 'TST-PRINT'])
