import { expect, it } from 'vitest'
import type { PackSize } from '../commerce/contract/product'
import { type DiscountSources, NO_DISCOUNTS } from '../discounts/displayed-discount'
import { storeOf } from '../store/stores'
import { packOptions } from './pack-options'

const pack = (pack_size: number, change: Partial<PackSize> = {}): PackSize => ({
  product_id: pack_size,
  slug: `aa-${pack_size}`,
  name: `AA ${pack_size}`,
  pack_size,
  vat: 25,
  orderable: true,
  stock_status: 'in-stock',
  estimated_at: null,
  prices: { n: [{ q: 1, p: pack_size * 5 }], c: [] },
  ...change,
})
const options = (sizes: PackSize[], discounts: DiscountSources = NO_DISCOUNTS) =>
  packOptions({ id: 4, pack_sizes: sizes, type: 1, group_id: null, discount_category: 'cells' }, discounts, storeOf('sv'))

it('gives each pack size its price and marks the current one', () => {
  expect(options([pack(4), pack(24)])).toEqual([
    {
      slug: 'aa-4',
      pieces: 4,
      content: { amount: 4, unit: null },
      price: 20,
      vat: 25,
      deposit: 0,
      current: true,
      stock: { kind: 'in-stock' },
      orderable: true,
    },
    {
      slug: 'aa-24',
      pieces: 24,
      content: { amount: 24, unit: null },
      price: 120,
      vat: 25,
      deposit: 0,
      current: false,
      stock: { kind: 'in-stock' },
      orderable: true,
    },
  ])
})

it('uses the campaign price and the discount of the shopper', () => {
  const prices = { n: [{ q: 1, p: 120 }], c: [{ q: 1, p: 100, o: 120 }] }
  expect(options([pack(24, { prices })], { ...NO_DISCOUNTS, customer: { cells: 10 } })).toMatchObject([{ price: 90 }])
})

it('uses the discount of each pack, and that of the product where the backend does not tell what a pack belongs to', () => {
  const discounts = { ...NO_DISCOUNTS, customer: { cells: 10, bulk: 20 } }
  const prices = { n: [{ q: 1, p: 100 }], c: [] }
  const packs = [{}, { discount_category: 'bulk' }, { discount_category: null }].map((own) => pack(24, { prices, ...own }))
  expect(options(packs, discounts).map(({ price }) => price)).toEqual([90, 80, 100])
})

it('names the deposit of each pack beside its price', () => {
  expect(options([pack(2, { deposit: 15 })])).toMatchObject([{ price: 10, deposit: 15 }])
})

it('a discontinued pack size has no price', () => {
  const gone = pack(8, { orderable: false, stock_status: 'discontinued' })
  expect(options([gone])).toMatchObject([{ price: null, stock: { kind: 'discontinued' }, orderable: false }])
})

it('a pack of goods that are sold by a measure has the price of 1 m, 1 l or 1 kg, not that of a piece (98/6/EC)', () => {
  expect(options([pack(5, { measure: { amount: 0.25, unit: 'l' } })])).toMatchObject([{ content: { amount: 0.25, unit: 'l' } }])
})
