import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { z } from 'zod'
import { PagePreview } from '../../app/commerce/contract/page-preview'
import { contentDrafts } from '../database/schema/content'
import { NOON_DAY, openTestShop, post, type TestShop } from './test-shop'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())
beforeEach(async () => {
  shop.clock.now = NOON_DAY
  await shop.db.delete(contentDrafts)
})

const TEXTS = { path: 'vinter', title: 'Vinter', description: 'Kallt', content: '<p>Ladda batteriet.</p>' }

const staff = (action: string, body: unknown = {}, page = 'winter/sv') =>
  shop.fetch(`/admin/pages/${page}/${action}`, post(body, { authorization: 'Bearer the-operator' }))
const preview = (token: string) => shop.fetch('/api/page-previews', post({ token }))
const published = (path: string) => shop.fetch(`/api/pages/by-path?path=${path}&locale=sv&sid=7`)

async function tokenOfLink(): Promise<string> {
  const { url } = z.object({ url: z.string() }).parse(await (await staff('preview')).json())
  expect(url).toMatch(/^https:\/\/shop\.example\/sv\/page-preview\?draft=/)
  return new URL(url).searchParams.get('draft') ?? ''
}

test('a draft is read by its link alone, as it is now, until it is published', async () => {
  expect((await staff('draft', TEXTS)).status).toBe(204)
  const token = await tokenOfLink()
  expect(PagePreview.parse(await (await preview(token)).json())).toMatchObject({
    title: 'Vinter',
    path: 'vinter',
    language: 'sv',
  })
  expect((await published('vinter')).status).toBe(404)
  await staff('draft', { ...TEXTS, title: 'Vintertid' })
  expect(PagePreview.parse(await (await preview(token)).json()).title).toBe('Vintertid')
  expect((await staff('publish')).status).toBe(204)
  expect((await published('vinter')).status).toBe(200)
  expect((await preview(token)).status).toBe(404)
})

test('a link ends after 3 days, and one that was not made by the shop opens nothing', async () => {
  await staff('draft', TEXTS)
  const token = await tokenOfLink()
  shop.clock.now = new Date(NOON_DAY.getTime() + 3 * 24 * 3600_000 + 1000)
  expect([(await preview(token)).status, (await preview('x')).status]).toEqual([404, 404])
})

test('a draft that is published changes the page with its key, and takes no path of another page', async () => {
  await staff('draft', { ...TEXTS, path: 'retur' })
  expect((await staff('publish')).status).toBe(409)
  await staff('draft', { ...TEXTS, path: 'retur', title: 'Nya returer' }, 'returns/sv')
  expect((await staff('publish', {}, 'returns/sv')).status).toBe(204)
  expect(await (await published('retur')).json()).toMatchObject({ title: 'Nya returer' })
})

test('a draft can be at a path with the ending .html, as the seeded pages are, and at no other ending', async () => {
  expect((await staff('draft', { ...TEXTS, path: 'vinter/tips.html' })).status).toBe(204)
  expect((await staff('publish')).status).toBe(204)
  expect(await (await published('vinter/tips.html')).json()).toMatchObject({ title: 'Vinter' })
  for (const path of ['vinter.data', 'vinter.', '.html', 'a..html']) {
    expect((await staff('draft', { ...TEXTS, path })).status).toBe(400)
  }
})

test.each(['cart', 'checkout/tips', 'artiklar/vinter.html', 'sitemap-vinter', 'sokresultat.html'])(
  'a draft at %s, where the shop has a page of its own, is refused',
  async (path) => {
    const refused = await staff('draft', { ...TEXTS, path })
    expect([refused.status, await refused.json()]).toEqual([409, expect.objectContaining({ code: 'path-taken' })])
  },
)

test.each([
  ['winter/xx', TEXTS],
  ['Winter/sv', TEXTS],
  ['winter/sv', { ...TEXTS, path: '/x' }],
  ['winter/sv', { ...TEXTS, title: '' }],
])('a draft of %s that breaks the rules is refused', async (page, texts) => {
  expect((await staff('draft', texts, page)).status).toBe(400)
})

test('there is no link to a draft that does not exist', async () => {
  expect([(await staff('preview')).status, (await staff('publish')).status]).toEqual([404, 404])
})
