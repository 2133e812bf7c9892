import { describe, expect, test } from 'vitest'
import { buildCatalogue } from '../data/catalogue/build-catalogue'
import { makeProduct } from '../data/catalogue/make-product'
import { MAX_ALTERNATIVES, findAlternatives } from './find-alternatives'
import type { SeedProduct } from '../data/records'

const text = (words: string) => ({ sv: words, no: words, de: words, da: words })

function product(sku: string, category: string, more: Partial<SeedProduct> = {}): SeedProduct {
  return {
    ...makeProduct({
      sku,
      brand: 'voltra',
      categories: [category],
      name: text(sku),
      description: text(''),
      attributes: {},
      drawing: { shape: 'case', width: 1, height: 1, depth: 1, colours: ['#000000', '#ffffff'], label: '', count: 1 },
      price: 100,
      weightGrams: 1,
    }),
    popularity: 0.5,
    stock: 9,
    discontinued: false,
    ...more,
  }
}

const alternatives = (...products: SeedProduct[]) => findAlternatives(products).get(products[0]?.sku ?? '')

describe('what would do in the place of a product', () => {
  const cell = (sku: string, voltage: number, height = 5.4, more: Partial<SeedProduct> = {}) =>
    product(sku, `button-cells/${sku}`, { attributes: { voltage, diameter: 11.6, height, size: sku }, ...more })

  test('is a round cell of the same size and voltage, whatever it is called', () => {
    expect(alternatives(cell('LR44', 1.5), cell('357', 1.55), cell('CR1154', 3), cell('LR43', 1.5, 4.2))).toEqual(['357'])
  })

  test('is made for the same devices, another chemistry included, but no other part for them', () => {
    const fits = ['drill']
    const battery = product('A', 'tool-batteries/nimh', { fits, attributes: { voltage: 18, chemistry: 'nimh' } })
    const lithium = product('B', 'tool-batteries/li-ion', { fits, attributes: { voltage: 18, chemistry: 'li-ion' } })
    const weaker = product('C', 'tool-batteries/li-ion', { fits, attributes: { voltage: 12, chemistry: 'li-ion' } })
    const other = product('D', 'tool-batteries/li-ion', { fits: ['saw'], attributes: { voltage: 18, chemistry: 'li-ion' } })
    const belt = product('E', 'spares/belts', { fits })
    expect(alternatives(battery, lithium, weaker, other, belt)).toEqual(['B'])
  })

  test('has its poles on the same side', () => {
    const lead = (sku: string, pole: string) =>
      product(sku, 'car/standard', { attributes: { voltage: 12, 'positive-pole': pole } })
    expect(alternatives(lead('A', 'left'), lead('B', 'right'), lead('C', 'left'))).toEqual(['C'])
  })

  test('is nearest in capacity first, and there to be bought', () => {
    const block = (sku: string, capacity: number, stock = 9) =>
      product(sku, 'lead/standby', { attributes: { voltage: 12, 'capacity-ah': capacity }, stock })
    expect(alternatives(block('A', 7), block('B', 12), block('C', 9), block('D', 7.2, 0))).toEqual(['C', 'B', 'D'])
  })

  test('is no zinc-air cell of another size or chemistry, and of the same size the like pack first', () => {
    const air = (sku: string, size: string, pack: number, more: Partial<SeedProduct> = {}) =>
      cell(sku, 1.45, 5.4, {
        categories: ['hearing-aid/675'],
        attributes: { voltage: 1.45, diameter: 11.6, height: 5.4, size, chemistry: 'zinc-air', 'pack-size': pack },
        ...more,
      })
    const other = { group: 'other' }
    const mine = air('A', '675', 30, { group: 'mine' })
    const packs = [air('B', '675', 6, { ...other, popularity: 0.6 }), air('C', '675', 30, { ...other, popularity: 0.3 })]
    const alkaline = air('E', '675', 30, { attributes: { ...mine.attributes, chemistry: 'alkaline' } })
    expect(alternatives(mine, air('D', '675P', 30), alkaline, ...packs)).toEqual(['C'])
  })

  test('is no variation of it, one of another group, and nothing discontinued', () => {
    const lamp = (sku: string, more: Partial<SeedProduct>) => product(sku, 'lights/head', more)
    const mine = lamp('A', { group: 'mine' })
    const others = [
      lamp('B', { group: 'mine' }),
      lamp('C', { group: 'theirs', popularity: 0.2 }),
      lamp('D', { group: 'theirs', popularity: 0.8 }),
      lamp('E', { discontinued: true }),
    ]
    expect(alternatives(mine, ...others)).toEqual(['D'])
  })

  test('is nothing for a set or a gift card', () => {
    expect(alternatives(product('A', 'gift-cards', { type: 4 }), product('B', 'gift-cards', { type: 4 }))).toEqual([])
  })
})

test('in the whole catalogue no list is too long or names the product itself', () => {
  const { products } = buildCatalogue()
  const related = findAlternatives(products)
  expect(related.size).toBe(products.length)
  for (const [sku, list] of related) {
    expect(list.length).toBeLessThanOrEqual(MAX_ALTERNATIVES)
    expect(list).not.toContain(sku)
  }
  expect([...related.values()].filter((list) => list.length > 0).length).toBeGreaterThan(products.length / 2)
})
