import { describe, expect, it } from 'vitest'
import { LANGUAGES } from '../../../../../app/commerce/contract/languages'
import type { Kind } from './kind'
import { goodsOf } from './kind'
import { powerFamilies } from './power-families'

const products = powerFamilies.flatMap((family) => family.products)
const bySku = new Map(products.map((product) => [product.sku, product]))
const kind: Kind = {
  category: 'lights/torches',
  brand: 'ljusvika',
  name: { sv: 'Lampa', no: 'Lykt', de: 'Lampe', da: 'Lygte' },
  purpose: { sv: 'Ljus.', no: 'Lys.', de: 'Licht.', da: 'Lys.' },
  shape: 'lamp',
  colours: ['#000000', '#ffffff'],
  deviceType: 'camera',
}

describe('the power half of the catalogue', () => {
  it('has a good 900 products, each name different in each language', () => {
    expect(products.length).toBeGreaterThanOrEqual(900)
    for (const language of LANGUAGES) expect(new Set(products.map(({ name }) => name[language])).size).toBe(products.length)
  })

  it('writes no code of the seed into a text', () => {
    for (const { name, description } of products) {
      for (const language of LANGUAGES) expect(name[language] + description[language]).not.toMatch(/undefined|NaN|\/\/|[{}]/)
    }
  })

  it('sells a set for less than its members', () => {
    const sets = products.filter(({ type }) => type === 3)
    expect(sets.length).toBeGreaterThanOrEqual(20)
    for (const set of sets) {
      const sum = set.members.reduce((total, { sku, quantity }) => total + (bySku.get(sku)?.price ?? NaN) * quantity, 0)
      expect(set.price).toBeLessThan(sum)
      expect(set.price).toBeGreaterThan(sum * 0.7)
    }
  })

  it('holds no discontinued product in a set and names none as a successor', () => {
    for (const { members, successor } of products) {
      for (const sku of [...members.map((member) => member.sku), ...(successor === null ? [] : [successor])]) {
        expect(bySku.get(sku)?.discontinued).toBe(false)
      }
    }
  })

  it('sells gift cards at their face value, never in a campaign', () => {
    const cards = products.filter(({ type }) => type === 4)
    expect(cards).toHaveLength(7)
    for (const { sku, price, campaign } of cards) {
      expect(campaign).toBeNull()
      expect(sku).toBe(`GIFT-${price}`)
    }
  })

  it('tells the content of goods sold by length or volume as their name does, and calls no kit of unlike parts a pack', () => {
    const content = products.flatMap(({ sku, name, attributes: { 'net-length': metres, 'net-volume': millilitres } }) =>
      metres === undefined && millilitres === undefined
        ? []
        : [[sku, name.de.includes(metres === undefined ? ` ${millilitres} ml` : ` ${metres} m`)]],
    )
    expect(content).toEqual(['WIRE-50', 'WIRE-150', 'WIRE-250', 'GLU-B7', 'GLU-TAPE'].map((sku) => [sku, true]))
    const kits = products.filter(({ sku, attributes }) => /^TLK-(\d|PENTA)/.test(sku) && attributes['pack-size'] === undefined)
    expect(kits.map(({ attributes }) => attributes.parts)).toEqual([16, 25, 64, 3])
  })

  it('draws gift cards without their value, which is another one in euros, and each in colours of its own', () => {
    const drawings = products.filter(({ type }) => type === 4).map(({ drawing }) => drawing)
    expect(drawings.map(({ label }) => label).join('')).toBe('')
    expect(new Set(drawings.map(({ colours }) => colours.join())).size).toBe(7)
  })
})

describe('goods read from a table', () => {
  const rows =
    'lamp | L1 | 100 lm // 100 lm // 100 lm // 100 lm | 20x90x20 | 50 | 99 | luminous-flux=100;size=AA | OM_System OM-1; Canon R5'

  it('has names, attributes and devices from its row', () => {
    const [lamp] = goodsOf({ lamp: kind }, rows).products
    expect(lamp?.name.de).toBe('Lampe 100 lm')
    expect(lamp?.attributes).toEqual({ 'luminous-flux': 100, size: 'AA' })
    expect(lamp?.fits).toEqual(['om-system-om-1', 'canon-r5'])
    expect(lamp?.description.da).toContain('OM System OM-1 og Canon R5')
  })

  it('refuses an unknown kind, a device without a maker and additions to a product that is not there', () => {
    expect(() => goodsOf({}, rows)).toThrow('No kind of goods: lamp')
    expect(() => goodsOf({ lamp: kind }, rows.replace('Canon R5', 'R5'))).toThrow('without type, maker or model')
    expect(() => goodsOf({ lamp: kind }, rows, { L2: { discontinued: true } })).toThrow('No product L2')
  })
})
