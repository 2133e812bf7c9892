import { describe, expect, it } from 'vitest'
import type { SeedProduct } from '../records'
import type { Texts } from '../../../texts'
import { drawProduct } from '../../../pictures/draw-product'
import { isDrawable } from '../../../pictures/outline-text'
import { reduced, storePrice } from '../../../pricing/store-price'
import { STORES } from '../../../stores/stores'
import { buildCatalogue } from './build-catalogue'
import { isEan13 } from './ean'
import { company } from '../../../stores/company'
import { LANGUAGES } from '../../../../app/commerce/contract/languages'

const catalogue = buildCatalogue()
const { categories, products, brands, tags, devices, attributes } = catalogue
const bySku = new Map(products.map((product) => [product.sku, product]))
const named = (product: SeedProduct): string => `${product.sku}: ${product.name.sv}`

const everyText = (): [owner: string, text: Texts][] => [
  ...categories.flatMap(({ key, name, slug, description }): [string, Texts][] => [
    [`${key} name`, name],
    [`${key} slug`, slug],
    [`${key} description`, description],
  ]),
  ...brands.map(({ key, description }): [string, Texts] => [key, description]),
  ...tags.flatMap(({ key, name, description }): [string, Texts][] => [
    [key, name],
    [key, description],
  ]),
  ...attributes.flatMap(({ key, name, values }): [string, Texts][] => [
    [key, name],
    ...Object.entries(values ?? {}).map(([value, word]): [string, Texts] => [`${key} ${value}`, word]),
  ]),
  ...products.flatMap(({ sku, name, slug, description }): [string, Texts][] => [
    [`${sku} name`, name],
    [`${sku} slug`, slug],
    [`${sku} description`, description],
  ]),
]

describe('the seeded catalogue', () => {
  it('is the same each time it is built', () => {
    expect(buildCatalogue()).toEqual(catalogue)
  })

  it('is built in less than one and a half CPU seconds', () => {
    const start = process.cpuUsage()
    buildCatalogue()
    const { user, system } = process.cpuUsage(start)
    expect((user + system) / 1000).toBeLessThan(1500)
  })

  it('has at least 3,000 products', () => {
    expect(products.length).toBeGreaterThanOrEqual(3000)
  })

  it('has 12 or more main categories in a tree three levels deep, each with products in it', () => {
    expect(categories.filter(({ parent }) => parent === null).length).toBeGreaterThanOrEqual(12)
    const levels = new Map<string, number>()
    for (const { key, parent } of categories) levels.set(key, parent === null ? 1 : (levels.get(parent) ?? 0) + 1)
    expect(Math.max(...levels.values())).toBe(3)
    const filled = new Set(products.flatMap((product) => product.categories))
    const empty = categories.filter(({ key }) => ![...filled].some((each) => each === key || each.startsWith(`${key}/`)))
    expect(empty.map(({ key }) => key)).toEqual([])
  })

  it('says everything in four languages', () => {
    const missing = everyText().filter(([, text]) => LANGUAGES.some((language) => text[language].trim() === ''))
    expect(missing.map(([owner]) => owner)).toEqual([])
  })

  it('describes each product in the words of each language, without English', () => {
    const copied = products.filter(({ description }) => new Set(LANGUAGES.map((language) => description[language])).size < 4)
    expect(copied.map(named)).toEqual([])
    const english = /\b(the|with|and|your|battery|batteries|charger|replacement|undefined|null|NaN)\b/i
    const leaks = everyText().filter(([, text]) => LANGUAGES.some((language) => english.test(text[language])))
    expect(leaks.map(([owner, { sv }]) => `${owner}: ${sv}`)).toEqual([])
  })

  it('names categories in each language unless the name is a designation or a maker', () => {
    const main = categories.filter(({ parent }) => parent === null)
    expect(main.filter(({ name }) => name.sv === name.de).map(({ key }) => key)).toEqual([])
    expect(categories.filter(({ description }) => description.sv === description.de).map(({ key }) => key)).toEqual([])
  })

  it('gives every product an address that is well formed and its own in each language', () => {
    for (const language of LANGUAGES) {
      const addresses = products.map(({ slug }) => slug[language])
      expect(addresses.filter((slug) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug))).toEqual([])
      expect(new Set(addresses).size).toBe(addresses.length)
      expect(categories.map(({ slug }) => slug[language]).filter((slug) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug))).toEqual([])
    }
  })

  it('names a product so that no two are called the same', () => {
    for (const language of LANGUAGES) {
      expect(new Set(products.map(({ name }) => name[language])).size).toBe(products.length)
    }
  })

  it('gives every product an EAN of the internal range with a right check digit', () => {
    expect(products.filter(({ ean }) => !isEan13(ean) || !ean.startsWith('2')).map(named)).toEqual([])
    expect(new Set(products.map(({ ean }) => ean)).size).toBe(products.length)
  })

  it('prices and weighs every product', () => {
    expect(products.filter(({ price, weightGrams, type }) => price <= 0 || (weightGrams <= 0 && type !== 4)).map(named)).toEqual(
      [],
    )
    expect(products.filter(({ popularity }) => popularity < 0 || popularity > 1).map(named)).toEqual([])
  })

  it('draws as many pieces as are in the pack, or one where the drawing itself shows them', () => {
    const wrong = products.filter(({ drawing: { count }, attributes }) => count !== 1 && count !== attributes['pack-size'])
    expect(wrong.map(named)).toEqual([])
    const packs = products.filter(({ type, attributes }) => type !== 3 && Number(attributes['pack-size'] ?? 1) > 1)
    const unnumbered = packs.filter(
      ({ drawing, attributes }) => !drawProduct(drawing, 'front').includes(`>× ${attributes['pack-size']}<`),
    )
    expect(unnumbered.map(named)).toEqual([])
    const cells = products.filter(({ drawing }) => ['cylinder', 'coin', 'block9v', 'hearing-cell'].includes(drawing.shape))
    expect(cells.length).toBeGreaterThan(300)
    expect(cells.filter(({ drawing, attributes }) => (attributes['pack-size'] ?? 1) !== drawing.count).map(named)).toEqual([])
    expect(products.filter(({ drawing }) => drawing.count > 60).map(named)).toEqual([])
  })

  it('prints the whole label of every product', () => {
    const letters = (text: string) => text.replaceAll(/\s/g, '')
    const printed = (svg: string) =>
      letters([...svg.matchAll(/>([^<]+)</g)].map(([, text]) => text).join(''))
        .replaceAll('&amp;', '&')
        .replaceAll('&quot;', '"')
    const single = products.filter(({ drawing }) => drawing.parts === undefined)
    const cut = single.filter(({ drawing }) => !printed(drawProduct(drawing, 'front')).includes(letters([drawing.label, ...(drawing.smallPrint ?? [])].join(''))))
    expect(cut.map((product) => `${named(product)} ${product.drawing.shape} ${product.drawing.label}`)).toEqual([])
  })

  it('draws every product in its own colour, for every word of the attribute', () => {
    const rgb = (colour: string) => [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16))
    const within = (least: number, most: number) => (colour: string) => rgb(colour).every((part) => part > least && part < most)
    const fits: Readonly<Record<string, (colour: string) => boolean>> = {
      black: within(-1, 0x60),
      grey: within(0x5f, 0xc1),
      white: within(0xc0, 0x100),
      red: (colour) => rgb(colour).every((part, at) => (at === 0 ? part > 0x90 : part < 0x50)),
    }
    const coloured = products.filter(({ attributes: { colour }, drawing: { parts } }) => colour !== undefined && parts === undefined)
    expect(coloured.length).toBeGreaterThan(50)
    const wrong = coloured.filter(({ attributes, drawing }) => !fits[String(attributes.colour)]?.(drawing.colours[0]))
    expect(wrong.map((product) => `${named(product)} ${product.attributes.colour} ${product.drawing.colours[0]}`)).toEqual([])
  })

  it('prints no letter that the font of previews lacks', () => {
    const letters = new Set(products.flatMap(({ drawing: { label, smallPrint = [] } }) => [...label, ...smallPrint.join('')]))
    expect(letters.size).toBeGreaterThan(40)
    expect([...letters, '×'].filter((letter) => !isDrawable(letter))).toEqual([])
  })

  it('draws every product in true millimetres', () => {
    const odd = products.filter(({ drawing }) =>
      [drawing.width, drawing.height, drawing.depth].some((side) => !(side > 0 && side < 2000)),
    )
    expect(odd.map(named)).toEqual([])
    expect(products.filter(({ drawing }) => drawing.colours.some((colour) => !/^#[0-9a-f]{6}$/.test(colour))).map(named)).toEqual(
      [],
    )
  })

  it('sells pack sizes, and the capacities of a cell, as products of their own that need no choice', () => {
    const chosenBy = new Set(products.flatMap(({ variationAttributes }) => variationAttributes))
    expect([...chosenBy].sort()).toEqual(['cable-length', 'capacity-ah', 'colour', 'rated-current', 'tools-included'])
    const household = products.filter(({ categories: [main] }) => main.startsWith('household/'))
    expect(household.length).toBeGreaterThan(90)
    expect(household.filter(({ variationAttributes }) => variationAttributes.length > 0).map(named)).toEqual([])
    expect(household.filter(({ group }) => group !== null).length).toBeGreaterThan(80)
  })

  it('begins a listing with several articles, not with the pack sizes of one', () => {
    const packs = (product: SeedProduct) => (product.variationAttributes.length === 0 ? product.group : null)
    const best = products.toSorted((a, b) => b.popularity - a.popularity)
    const filled = categories.flatMap(({ key }) => {
      const listed = best.filter((product) => product.categories.some((category) => `${category}/`.startsWith(`${key}/`)))
      if (new Set(listed.map((product) => product.group ?? product.sku)).size < 5) return []
      const first = listed.slice(0, 8).flatMap((product) => packs(product) ?? [])
      return first.filter((group) => first.filter((other) => other === group).length > 3).map((group) => `${key}: ${group}`)
    })
    expect(filled).toEqual([])
  })

  it('tells variations of a group apart by their attributes, and pack sizes by their number', () => {
    const groups = new Map<string, SeedProduct[]>()
    for (const product of products) {
      if (product.group !== null) groups.set(product.group, [...(groups.get(product.group) ?? []), product])
    }
    const twins = [...groups].filter(([, members]) => {
      const told = members.map(({ attributes: own, variationAttributes }) =>
        JSON.stringify((variationAttributes.length === 0 ? ['pack-size'] : variationAttributes).map((key) => own[key])),
      )
      return new Set(told).size < members.length || new Set(members.map(({ type }) => type)).size > 1
    })
    expect(twins.map(([group]) => group)).toEqual([])
    expect(
      [...groups.values()]
        .filter((members) => members.length < 2)
        .flat()
        .map(named),
    ).toEqual([])
  })

  it('sells every set for less than its parts, in every store', () => {
    const sets = products.filter(({ type }) => type === 3)
    expect(sets.length).toBeGreaterThan(15)
    const dear = STORES.flatMap((store) => {
      const now = (product: SeedProduct | undefined) => {
        const price = storePrice(product?.price ?? Number.NaN, store)
        return reduced(price, product?.campaign ?? 0, store)
      }
      return sets
        .filter((set) => !(now(set) < set.members.reduce((sum, { sku, quantity }) => sum + now(bySku.get(sku)) * quantity, 0)))
        .map((set) => `${store.language} ${set.sku}`)
    })
    expect(dear).toEqual([])
  })

  it('lists the gift cards in the order of their amounts', () => {
    const cards = products.filter(({ type }) => type === 4).toSorted((a, b) => b.popularity - a.popularity)
    expect(cards.map(({ price }) => price)).toEqual([100, 200, 300, 500, 750, 1000, 2000])
  })

  it('lets a discontinued product lead to one that is still sold', () => {
    const gone = products.filter(({ discontinued, successor }) => discontinued && successor !== null)
    expect(gone.length).toBeGreaterThan(3)
    expect(gone.filter(({ successor }) => bySku.get(String(successor))?.discontinued !== false).map(named)).toEqual([])
    expect(gone.filter(({ stock }) => stock > 0).map(named)).toEqual([])
  })

  it.each<[string, number, (product: SeedProduct) => boolean]>([
    ['a variation', 500, ({ type, group }) => type === 2 && group !== null],
    ['a set with members', 3, ({ type, members }) => type === 3 && members.length > 1],
    ['a gift card', 1, ({ type }) => type === 4],
    ['cheaper by quantity', 500, ({ quantityDiscounts }) => quantityDiscounts.length > 0],
    ['in presale', 10, ({ stock, expectedInDays, backOrder }) => stock === 0 && expectedInDays !== null && backOrder],
    ['sold out with a notification', 30, ({ stock, notifyable, backOrder }) => stock === 0 && notifyable && !backOrder],
    ['on back-order', 10, ({ stock, backOrder, expectedInDays }) => stock === 0 && backOrder && expectedInDays === null],
    ['with accessories', 100, ({ accessories }) => accessories.length > 0],
    ['fitting a device', 1000, ({ fits }) => fits.length > 0],
    ['decorated', 50, ({ decoration }) => decoration !== null],
    ['of a discount category', 2000, ({ discountCategory }) => discountCategory !== null],
  ])('has products that are %s', (_state, atLeast, holds) => {
    expect(products.filter(holds).length).toBeGreaterThanOrEqual(atLeast)
  })

  it('has about one product in twelve on campaign', () => {
    const share = products.filter(({ campaign }) => campaign !== null).length / products.length
    expect(share).toBeGreaterThan(0.05)
    expect(share).toBeLessThan(0.11)
  })

  it('uses every maker, tag, device and attribute it brings', () => {
    const used = (keys: string[]) => new Set(keys)
    const [makers, labels, fitted] = [
      used(products.map(({ brand }) => brand)),
      used(products.flatMap((product) => product.tags)),
      used(products.flatMap(({ fits }) => fits)),
    ]
    expect(brands.filter(({ key }) => !makers.has(key)).map(({ key }) => key)).toEqual([])
    expect(tags.filter(({ key }) => !labels.has(key)).map(({ key }) => key)).toEqual([])
    expect(
      attributes
        .filter(({ key }) => key !== 'device-type' && !products.some((product) => key in product.attributes))
        .map(({ key }) => key),
    ).toEqual([])
    expect(devices.filter(({ key }) => !fitted.has(key)).map(({ key }) => key)).toEqual([])
  })
})

it("the shop's own brand is made by the company of the shop", () => {
  const own = brands.find(({ key }) => key === 'kraftcell')?.manufacturer
  expect(own?.name).toBe(company.sv.company)
  expect(own?.address).toBe(`${company.sv.street}, ${company.sv.city}`)
  expect(own?.country).toBe('SE')
})
