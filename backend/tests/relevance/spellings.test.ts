import { afterAll, beforeAll, expect, test } from 'vitest'
import type { OpenDatabase } from '../../database/database'
import { openSeededShop } from '../seeded-shop'
import { searchShop } from './search-shop'

let opened: OpenDatabase
beforeAll(async () => {
  opened = await openSeededShop()
}, 120_000)
afterAll(() => opened.close())

const PAGE = { page_size: 5, page: 1 }

const search = (query: string, language: string) => searchShop(opened.db, query, language)

test.each([
  ['sv', 'powerbank 20 000 mAh', 'powerbank 20000 mAh'],
  ['de', 'Powerbank 20.000 mAh', 'Powerbank 20000 mAh'],
  ['da', '10.000 mAh', '10000mah'],
  ['no', 'AA 2 700 mAh', 'AA 2700mAh'],
  ['sv', '18V5.0Ah', '18V 5 Ah'],
  ['sv', 'ProCORE18V4.0Ah', 'procore18v 4ah'],
  ['sv', 'LR06', 'LR6'],
  ['sv', 'hr 06 batteri', 'hr6 batteri'],
  ['sv', 'PP3', '6lr61'],
  ['sv', 'Makita™ BL1850B', 'makita bl1850b'],
])('in %s, %s finds what %s finds', async (language, query, plain) => {
  const [found, other] = [await search(query, language), await search(plain, language)]
  expect(found.total).toBeGreaterThan(0)
  expect(found).toMatchObject({ total: other.total, loosened: false })
})

test.each(['iphone 12', 'iphone 11', 'galaxy s21', 'lr44', 'aa'])(
  'as many products are promised while %s is typed as its page shows',
  async (query) => {
    const [typed, shown] = [await searchShop(opened.db, query, 'sv', PAGE, true), await search(query, 'sv')]
    expect([typed.total, shown.total > 0]).toEqual([shown.total, true])
  },
)

test('E91 finds cells of the size AA, but not after the name of a car', async () => {
  expect((await search('E91 batteri', 'sv')).products[0]?.name).toMatch(/LR6/)
  expect((await search('bmw e91 batteri', 'sv')).products[0]?.name).toMatch(/bilbatteri/)
})
