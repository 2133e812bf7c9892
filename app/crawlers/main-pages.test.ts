import { expect, it } from 'vitest'
import type { SitemapFile } from '../commerce/contract/sitemap'
import { mainPages } from './main-pages'

const file = (kind: SitemapFile['kind'], day: number): SitemapFile => ({
  language: 'sv',
  kind,
  file: 1,
  entries: 1,
  changed_at: `2026-11-0${day}T00:00:00.000Z`,
})

it('home has the date of its categories and the finder that of its devices, whatever product changes', () => {
  const files = [file('category', 2), file('device', 3), file('product', 9), { ...file('category', 8), language: 'no' as const }]
  expect(mainPages('sv', files)).toEqual([
    { path: '/sv', changed: '2026-11-02T00:00:00.000Z' },
    { path: expect.stringContaining('/sv/') as unknown, changed: '2026-11-03T00:00:00.000Z' },
  ])
})
