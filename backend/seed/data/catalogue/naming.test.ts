import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { internalEan, isEan13 } from './ean'
import { decimal } from './naming'
import { slugify } from '../../../catalogue/slugify'
import { readRows, sizeIn } from './read-rows'
import { shopPrice } from './shop-price'

describe('naming', () => {
  it('transliterates slugs to latin letters', () => {
    expect(slugify('Hörapparatsbatteri på 1,45 V – Größe 13 (grün)')).toBe('horapparatsbatteri-pa-1-45-v-grosse-13-gruen')
    expect(slugify('Værktøj, Kärcher é')).toBe('vaerktoj-karcher-e')
    expect(slugify('Galaxy S10+')).toBe('galaxy-s10-plus')
  })

  it('makes well-formed slugs from any text', () => {
    fc.assert(fc.property(fc.string({ unit: 'grapheme' }), (text) => /^([a-z0-9]+(-[a-z0-9]+)*)?$/.test(slugify(text))))
  })

  it('writes numbers with a decimal comma', () => {
    expect([decimal(5, 1), decimal(1.55), decimal(12)]).toEqual(['5,0', '1,55', '12'])
  })

  it('gives any sku an EAN of the internal range whose check digit is right', () => {
    fc.assert(fc.property(fc.string(), (sku) => isEan13(internalEan(sku)) && internalEan(sku).startsWith('2')))
    expect(isEan13('4006381333931')).toBe(true)
    expect(isEan13('4006381333932')).toBe(false)
  })

  it('rounds prices to those that shops use', () => {
    expect([3, 26, 183, 1240].map(shopPrice)).toEqual([9, 24, 179, 1249])
  })

  it('reads a table of rows, and an error names the malformed line', () => {
    expect(readRows(['part', 'price'], '\n AA | 7 \n AAA | 8\n')).toEqual([
      { part: 'AA', price: '7' },
      { part: 'AAA', price: '8' },
    ])
    expect(() => readRows(['part', 'price'], 'AA | 7 | 9')).toThrow('AA | 7 | 9')
    expect(sizeIn('38.4x56.8x21')).toEqual({ width: 38.4, height: 56.8, depth: 21 })
    expect(() => sizeIn('38x56')).toThrow('38x56')
  })
})
