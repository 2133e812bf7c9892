import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { MAX_SKUS } from '../../commerce/contract/limits'
import { namedEntries, parseAtcLinks, skuId } from './atc-link'

const base64 = (text: string) => Buffer.from(text).toString('base64')
const read = (text: string) => parseAtcLinks([base64(text)])

describe('an atc link', () => {
  it('is base64 of sku:quantity pairs separated by semicolons', () => {
    expect(read('CR2032:3;BL1850B:1')).toEqual({
      entries: [
        { sku: 'CR2032', quantity: 3 },
        { sku: 'BL1850B', quantity: 1 },
      ],
      ignored: [],
    })
    expect(read(' CR2032 : 3 ;; ;')).toEqual({ entries: [{ sku: 'CR2032', quantity: 3 }], ignored: [] })
    expect(read('EAN:731:2').entries).toEqual([{ sku: 'EAN:731', quantity: 2 }])
  })

  it.each([
    ['3.9', 3],
    ['7 st', 7],
    ['+2', 2],
    ['5001', 5000],
    ['9'.repeat(400), 5000],
  ])('parses the quantity %j as an integer, at most 5000: %i', (written, quantity) => {
    expect(read(`CR2032:${written}`).entries).toEqual([{ sku: 'CR2032', quantity }])
  })

  it('that names a product twice adds the quantities', () => {
    expect(read('A:2;B:1;A:3').entries).toEqual([
      { sku: 'A', quantity: 5 },
      { sku: 'B', quantity: 1 },
    ])
    expect(read('A:4000;A:4000').entries).toEqual([{ sku: 'A', quantity: 5000 }])
    expect(read('kc-aa:1;KC-AA:2').entries).toEqual([{ sku: 'kc-aa', quantity: 3 }])
    expect(parseAtcLinks([base64('A:1'), base64('A:2')]).entries).toEqual([{ sku: 'A', quantity: 3 }])
  })

  it.each(['CR2032', ':3', 'CR2032:', 'CR2032:many', 'CR2032:0', 'CR2032:-3', 'CR2032:0.9', `${'x'.repeat(65)}:1`, 'a\u0000b:1'])(
    'ignores and names the entry %j',
    (entry) => {
      expect(read(`A:1;${entry}`)).toEqual({ entries: [{ sku: 'A', quantity: 1 }], ignored: [entry] })
    },
  )

  it.each(['%%%', 'not base64!', 'QUJ', 'gICA', '%E0%A4%A'])(
    'that is no base64 of text, %j, asks for nothing and is named',
    (written) => {
      const { entries, ignored } = parseAtcLinks([written])
      expect(entries).toEqual([])
      expect(ignored).toHaveLength(1)
    },
  )

  it('that is empty has no entries and nothing to name', () => {
    expect(parseAtcLinks(['', base64(';')])).toEqual({ entries: [], ignored: [] })
  })

  it('holds at most 100 products', () => {
    const many = Array.from({ length: MAX_SKUS + 2 }, (_, at) => `P${at}:1`)
    const { entries, ignored } = read([...many, 'P0:1'].join(';'))
    expect(entries).toHaveLength(MAX_SKUS)
    expect(entries[0]).toEqual({ sku: 'P0', quantity: 2 })
    expect(ignored).toEqual(many.slice(MAX_SKUS))
  })
})

const entry = fc.record({ sku: fc.stringMatching(/^[A-Za-zåäö0-9?>/~-]{1,20}$/), quantity: fc.integer({ min: 1, max: 5000 }) })
const list = fc.uniqueArray(entry, { minLength: 1, maxLength: 20, selector: ({ sku }) => skuId(sku) })

it('base64 and base64url, padded or not, percent-encoded or not, inside a URL or not, are parsed alike', () => {
  fc.assert(
    fc.property(list, fc.boolean(), fc.boolean(), fc.boolean(), fc.boolean(), (entries, url, bare, encoded, spaced) => {
      let written = base64(entries.map(({ sku, quantity }) => `${sku}:${quantity}`).join(';'))
      if (url) written = written.replaceAll('+', '-').replaceAll('/', '_')
      if (bare) written = written.replace(/=+$/, '')
      if (encoded) written = encodeURIComponent(written)
      else if (spaced) written = written.replaceAll('+', ' ')
      expect(parseAtcLinks([written])).toEqual({ entries, ignored: [] })
    }),
  )
})

it('no input makes the parser throw, exceed a limit, or overfill the notice', () => {
  const anything = fc.oneof(fc.string({ unit: 'binary' }), fc.string({ unit: 'grapheme' }).map(base64), fc.base64String())
  fc.assert(
    fc.property(fc.array(anything, { maxLength: 4 }), (values) => {
      const { entries, ignored } = parseAtcLinks(values)
      expect(entries.length).toBeLessThanOrEqual(MAX_SKUS)
      for (const { sku, quantity } of entries) {
        expect(sku.length).toBeGreaterThan(0)
        expect(Number.isInteger(quantity) && quantity >= 1 && quantity <= 5000).toBe(true)
      }
      const named = namedEntries(ignored)
      expect(named.length).toBeLessThanOrEqual(11)
      expect(Math.max(0, ...named.map((text) => [...text].length))).toBeLessThanOrEqual(41)
    }),
    { numRuns: 40 },
  )
}, 30_000)

it('the notice names 10 ignored entries and marks that there are more', () => {
  expect(namedEntries(Array.from({ length: 12 }, (_, at) => `P${at}`)).at(-1)).toBe('…')
  expect(namedEntries(['A', 'A'])).toEqual(['A'])
})
