import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Language } from '../../app/commerce/contract/languages'
import { STORES, storeOf } from '../stores/stores'
import type { Parcel, Sides } from '../interfaces/carrier'
import { deliveryMethods } from './delivery-methods'
import { deliveryOptions, freightOf } from './delivery-options'

const now = new Date('2026-11-23T12:00:00+01:00')

type More = { goodsTotal?: number; postalCode?: string | null; sides?: Sides; volume?: number; hasLead?: boolean }

/** A parcel, of the size of a letter by default. */
const parcelOf = (
  weightGrams: number,
  { goodsTotal = 0, sides = [120, 80, 15], volume = 0, hasLead = false }: More = {},
): Parcel => ({
  weightGrams,
  goodsTotal,
  sides,
  hasLead,
  volume: Math.max(volume, sides[0] * sides[1] * sides[2]),
})
const options = (language: Language, weightGrams: number, more: More = {}) =>
  deliveryOptions({
    parcel: parcelOf(weightGrams, more),
    postalCode: more.postalCode ?? null,
    store: storeOf(language),
    language,
    ready: now,
  })
const ids = (...request: Parameters<typeof options>) => options(...request).map(({ id }) => id)

describe.each(STORES)('store $id', ({ language, countryCode }) => {
  test('a lead battery goes into no parcel box', () => {
    const kinds = (hasLead: boolean) => options(language, 5000, { postalCode: '11111', hasLead }).map(({ kind }) => kind)
    expect(kinds(false)).toContain('locker')
    expect(kinds(true)).not.toContain('locker')
    expect(kinds(true)).toEqual(expect.arrayContaining(['service-point', 'home']))
  })

  test('any weight can be delivered to any postal code, at a price above zero', () => {
    const weights = fc.integer({ min: 1, max: 200_000_000 })
    const codes = fc.option(fc.stringMatching(/^\d{4,5}$/))
    fc.assert(
      fc.property(weights, codes, (weight, postalCode) => {
        const found = options(language, weight, { postalCode })
        expect(found.length).toBeGreaterThan(0)
        expect(found.every(({ price }) => price > 0)).toBe(true)
        expect(new Set(found.map(({ id }) => id)).size).toBe(found.length)
      }),
    )
  })

  test('the lowest price and the threshold are those of the methods that go everywhere', () => {
    const weights = fc.integer({ min: 1, max: 200_000 })
    fc.assert(
      fc.property(weights, (weight) => {
        const { price_from, free_from } = freightOf(parcelOf(weight), storeOf(language))
        expect(price_from).toBe(Math.min(...options(language, weight).map(({ price }) => price)))
        const isFreeAt = (goodsTotal: number) => options(language, weight, { goodsTotal }).some(({ price }) => price === 0)
        expect(isFreeAt(free_from ?? 1_000_000)).toBe(free_from !== null)
        expect(isFreeAt((free_from ?? 1_000_000) - 1)).toBe(false)
      }),
    )
  })

  test('a heavier parcel has no method that a lighter one has not, except pallets', () => {
    const weights = fc.integer({ min: 1, max: 100_000 })
    fc.assert(
      fc.property(weights, weights, (one, other) => {
        const lighter = ids(language, Math.min(one, other))
        const heavier = options(language, Math.max(one, other)).filter(({ kind }) => kind !== 'pallet')
        expect(lighter).toEqual(expect.arrayContaining(heavier.map(({ id }) => id)))
      }),
    )
  })

  test('a larger parcel has no method that a smaller one has not, except pallets', () => {
    const side = fc.integer({ min: 1, max: 2_500 })
    const shape = fc.tuple(side, side, side).map((sides) => sides.sort((one, other) => other - one))
    fc.assert(
      fc.property(shape, fc.integer({ min: 0, max: 500 }), fc.constantFrom(0, 1, 2), (sides, more, at) => {
        const [a, b, c] = sides
        const [longer = 0, wider = 0, higher = 0] = sides
          .map((one, index) => (index === at ? one + more : one))
          .sort((x, y) => y - x)
        const larger = options(language, 200, { sides: [longer, wider, higher] }).filter(({ kind }) => kind !== 'pallet')
        expect(ids(language, 200, { sides: [a, b, c] })).toEqual(expect.arrayContaining(larger.map(({ id }) => id)))
      }),
    )
  })

  test('a parcel of any size can be delivered', () => {
    expect(ids(language, 500, { sides: [6_000, 3_000, 2_500] })).toEqual([deliveryMethods(countryCode).at(-1)?.id])
  })

  test('a large order is free of charge with at least one method', () => {
    expect(options(language, 2_000, { goodsTotal: 10_000 }).some(({ price }) => price === 0)).toBe(true)
  })

  test('each method is offered once, and pallets come last', () => {
    const methods = deliveryMethods(countryCode)
    expect(new Set(methods.map(({ id }) => id)).size).toBe(methods.length)
    expect(methods.at(-1)?.kind).toBe('pallet')
  })
})

test('the usual choice comes first', () => {
  const usual = ['postnord-service-point', 'bring-service-point', 'dhl-home', 'postnord-service-point']
  expect((['sv', 'no', 'de', 'da'] as const).map((language) => ids(language, 1_000)[0])).toEqual(usual)
})

test('a button cell can go in a letter, a car battery cannot', () => {
  expect(ids('sv', 30)).toContain('postnord-letter')
  expect(options('sv', 21_000).map(({ kind }) => kind)).toEqual(['home'])
  expect(options('sv', 36_000).map(({ kind }) => kind)).toEqual(['pallet'])
})

const kinds = (language: Language, weight: number, more: More) => options(language, weight, more).map(({ kind }) => kind)

test('a light parcel that is thick, long or bulky is no letter', () => {
  expect(kinds('sv', 200, { sides: [200, 100, 30] })).toContain('letter')
  expect(kinds('sv', 200, { sides: [200, 100, 31] })).not.toContain('letter')
  expect(kinds('no', 200, { sides: [351, 60, 20] })).not.toContain('letter')
  expect(kinds('sv', 200, { sides: [200, 100, 20], volume: 600 * 250 * 30 + 1 })).not.toContain('letter')
})

test('four flat packs lie side by side in a letter', () => {
  expect(kinds('sv', 200, { sides: [60, 50, 15], volume: 4 * 60 * 50 * 15 * 1.15 })).toContain('letter')
})

test('a long product goes in no parcel box, and one that is longer still by no ordinary parcel', () => {
  expect(kinds('de', 3_000, { sides: [751, 200, 100] })).toEqual(['home', 'home', 'service-point', 'service-point'])
  expect(ids('de', 3_000, { sides: [1_201, 200, 100] })).toEqual(['gls-home', 'gls-service-point'])
  expect(kinds('de', 3_000, { sides: [2_001, 200, 100] })).toEqual(['pallet'])
})

test('a solar panel of 200 W goes on a pallet, as no carrier takes it by its girth', () => {
  expect(kinds('sv', 12_000, { sides: [1_500, 715, 45] })).toEqual(['pallet'])
})

test('many small goods have the girth of the carton that holds them', () => {
  const cubicMetre = 1e9
  expect(kinds('sv', 15_000, { volume: 0.1 * cubicMetre })).toContain('service-point')
  expect(kinds('sv', 15_000, { volume: 0.26 * cubicMetre })).toEqual(['pallet'])
})

test.each([
  ['sv', 'postnord-service-point', 20_000],
  ['no', 'bring-service-point', 20_000],
  ['da', 'dao-service-point', 15_000],
  ['de', 'dhl-service-point', 31_500],
] as const)('in %s a parcel to %s weighs at most %i g', (language, id, limit) => {
  expect(ids(language, limit)).toContain(id)
  expect(ids(language, limit + 1)).not.toContain(id)
})

test('a heavier order goes on several pallets, each at the price', () => {
  expect(options('sv', 700_000).map(({ price }) => price)).toEqual([695])
  expect(options('sv', 700_001).map(({ price }) => price)).toEqual([1390])
})

test.each([
  ['111 20', true],
  ['41755', true],
  ['98137', false],
  [null, false],
])('Budbee drives to postal code %s: %s', (postalCode, served) => {
  expect(ids('sv', 1_000, { postalCode }).includes('budbee-home')).toBe(served)
})

test('from the threshold on a method is free of charge', () => {
  const price = (goodsTotal: number) => options('de', 1_000, { goodsTotal })[0]?.price
  expect([price(48.99), price(49)]).toEqual([4.9, 0])
})

test('an option is worded in the language and names the days of arrival', () => {
  expect(options('da', 1_000)[0]).toEqual({
    id: 'postnord-service-point',
    carrier: 'PostNord',
    kind: 'service-point',
    name: 'PostNord – Til pakkeshop',
    description: 'Du henter pakken i en pakkeshop tæt på dig.',
    price: 39,
    free_from: 399,
    arrives: { from: '2026-11-24', to: '2026-11-26' },
    needs_post_number: false,
    needs_service_point: true,
  })
})
