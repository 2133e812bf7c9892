import { expect, it } from 'vitest'
import { ORIGIN, type TestShop } from '../support/shop/open-shop'
import { elements, words } from '../support/shop/read-page'
import { shopForTheFile } from '../support/shop/shop-for-the-file'

let shop: TestShop
shopForTheFile((opened) => {
  shop = opened
})

const PATH = '/sv/artiklar/batterier/index.html'

async function read(path: string) {
  const visitor = shop.visitor()
  const answer = await visitor.get(path)
  const { body } = answer.location !== '' ? await visitor.follow(answer) : answer
  const fields = elements(body, 'input').filter(({ type }) => type === 'checkbox')
  return {
    body,
    chosen: fields.filter((field) => 'checked' in field).map(({ name, value }) => `${name}=${value}`),
    offered: fields.map(({ name, value }) => `${name}=${value}`),
    canonical: elements(body, 'link').find(({ rel }) => rel === 'canonical')?.href,
    robots: elements(body, 'meta').find(({ name }) => name === 'robots')?.content,
  }
}

it('a listing has its facets as form fields, none selected', async () => {
  const { offered, chosen, robots } = await read(PATH)
  expect(offered).toEqual(expect.arrayContaining(['f.voltage=1.5', 'f.voltage=3', 'f.chemistry=lithium', 'f.price=20-50']))
  expect([chosen, robots]).toEqual([[], 'max-image-preview:large'])
})

it('one selected value filters, can be removed, and has the unfiltered listing as its canonical', async () => {
  const { body, chosen, canonical, robots } = await read(`${PATH}?f.voltage=3&sort=popular`)
  expect(chosen).toEqual(['f.voltage=3'])
  const cards = words((body.match(/<article\b.*?<\/article>/gs) ?? []).join())
  expect(cards).toContain('Knappcell CR2032')
  expect(cards).not.toContain('LR6 AA')
  expect(body).toContain('Ta bort filtret Spänning: 3')
  expect([canonical, robots]).toEqual([ORIGIN + PATH, 'max-image-preview:large'])
})

it('more than one selected value makes the page noindex', async () => {
  const { canonical, robots } = await read(`${PATH}?f.voltage=3&f.chemistry=lithium`)
  expect([canonical, robots]).toEqual([undefined, 'noindex, follow'])
})

it('an unknown value is neither a filter nor an option, and the page says so', async () => {
  const { body, canonical, robots } = await read(`${PATH}?f.brand=nonsense`)
  expect(body).toContain('Adressen innehåller ett filter som inte finns här')
  expect(words(body)).not.toContain('nonsense')
  expect(body).not.toContain('Ta bort filtret')
  expect(body).not.toContain('Filter (1)')
  expect([canonical, robots]).toEqual([undefined, 'noindex, follow'])
  const whole = await read(PATH)
  const ignored = await read(`${PATH}?brand=nonsense`)
  expect([words(ignored.body), ignored.canonical]).toEqual([words(whole.body), whole.canonical])
})

it('when no product matches all filters, the page says what to do, in a search as well', async () => {
  for (const path of [`${PATH}?f.voltage=3&f.chemistry=alkaline`, '/sv/sokresultat.html?query=batteri&f.voltage=999']) {
    const { body } = await read(path)
    expect(body).toContain('Inga produkter passar alla filter')
    expect(words(body).split('Rensa alla filter')).toHaveLength(2)
  }
})

it('a non-canonical query redirects to the canonical one and keeps foreign parameters', async () => {
  const answer = await shop.visitor().get(`${PATH}?f.voltage=3&f.chemistry=lithium&sort=popular&added=1&page=1`)
  expect([answer.status, answer.location]).toEqual([301, `${PATH}?added=1&f.chemistry=lithium&f.voltage=3#grid`])
  expect((await shop.visitor().follow(answer)).status).toBe(200)
})

it('page, when set, scrolls to the grid, also where its number leaves the address (spec section 2)', async () => {
  expect((await shop.visitor().get(`${PATH}?page=1`)).location).toBe(`${PATH}#grid`)
  expect((await shop.visitor().get(`${PATH}?sort=popular`)).location).toBe(PATH)
})

it('a page number beyond the last redirects to the last page, in every kind of listing', async () => {
  for (const path of [PATH, '/sv/varumarken/voltra.html', '/sv/sokresultat.html?query=batteri']) {
    const { status, location } = await shop.visitor().get(`${path}${path.includes('?') ? '&' : '?'}page=9999`)
    expect([status, location]).toEqual([302, `${path}#grid`])
  }
})

it('a category URL with a wrong path and a wrong query reaches the canonical URL in one redirect', async () => {
  const answer = await shop.visitor().get('/sv/artiklar/batterier?sort=popular&page=9999&f.voltage=3&added=1')
  expect([answer.status, answer.location]).toEqual([301, `${PATH}?added=1&f.voltage=3#grid`])
  expect((await shop.visitor().follow(answer)).status).toBe(200)
})
