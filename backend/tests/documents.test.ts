import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestShop, type TestShop } from './test-shop'

let shop: TestShop

beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

test('the document of a product is its data sheet, with a file name', async () => {
  const page = await shop.fetch('/api/products/by-slug/verktygsbatteri-bl1850b')
  expect(await page.json()).toMatchObject({
    documents: [{ title: 'Datablad', url: '/documents/sv/BL1850B.pdf', type: 'application/pdf' }],
  })
  const answer = await shop.fetch('/documents/sv/BL1850B.pdf')
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-type')).toBe('application/pdf')
  expect(answer.headers.get('content-disposition')).toBe('inline; filename="Datablad-BL1850B.pdf"')
  const bytes = Buffer.from(await answer.arrayBuffer())
  expect(bytes.subarray(0, 5).toString()).toBe('%PDF-')
  expect(answer.headers.get('content-length')).toBe(String(bytes.length))
})

test('an unchanged document is answered with 304', async () => {
  const tag = (await shop.fetch('/documents/de/CR2032.pdf')).headers.get('etag') ?? ''
  const again = await shop.fetch('/documents/de/CR2032.pdf', { headers: { 'if-none-match': tag } })
  expect([tag.length > 2, again.status]).toEqual([true, 304])
  const other = await shop.fetch('/documents/da/CR2032.pdf', { headers: { 'if-none-match': tag } })
  expect(other.status).toBe(200)
})

test.each(['/documents/sv/NOBODY.pdf', '/documents/fr/CR2032.pdf', '/documents/sv/GIFT-500.pdf', '/documents/sv/CR2032.txt'])(
  '%s is not there',
  async (path) => {
    expect((await shop.fetch(path)).status).toBe(404)
  },
)

test('a NUL character in the sku is refused', async () => {
  expect((await shop.fetch('/documents/sv/a%00b.pdf')).status).toBe(400)
})
