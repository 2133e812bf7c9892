import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { readCategoryMenu } from '../../app/menu/read-category-menu'
import { resourceHref } from '../../app/routing/resources'
import { contentHref, href } from '../../app/routing/href'
import { categoryHref, ghostHref } from '../../app/routing/listing-path'
import { LANGUAGES, type Language } from '../../app/store/languages'
import { storeOf } from '../../app/store/stores'
import { categories } from '../../backend/database/schema/categories'
import { type TestShop } from '../support/shop/open-shop'
import { elements, structuredData } from '../support/shop/read-page'
import { shopForEachTest } from '../support/shop/shop-for-each-test'

const BreadcrumbList = z.object({
  '@type': z.literal('BreadcrumbList'),
  itemListElement: z.array(z.object({ item: z.string().optional() })),
})

/** A hidden category with a product of it, and a category with one below it. */
const GIFTS = {
  sv: ['presentkort', 'presentkort-500'],
  no: ['gavekort', 'presentkort-500'],
  de: ['gutscheine', 'presentkort-500-de'],
  da: ['gavekort', 'presentkort-500'],
} as const
const BUTTON_CELLS = {
  sv: ['batterier', 'batterier/knappceller'],
  no: ['batterier', 'batterier/knappceller'],
  de: ['batterien', 'batterien/knopfzellen'],
  da: ['batterier', 'batterier/knapceller'],
} as const

let shop: TestShop
shopForEachTest((opened) => (shop = opened))

const ask = async (uri: string, language: Language = 'sv', headers: Readonly<Record<string, string>> = {}) =>
  shop.visitor().get(resourceHref('categoryMenu', language, { category: uri }), headers)

/** The uris of the main categories that the mega menu links to on the home page. */
async function mainUris(language: Language): Promise<string[]> {
  const { body } = await shop.visitor().get(href('home', language))
  const before = contentHref(language, 'artiklar/')
  return elements(body, 'a')
    .filter((link) => link.class?.includes('mega-link'))
    .map((link) => (link.href ?? '').slice(before.length).replace('/index.html', ''))
}

describe.each(LANGUAGES)('in %s', (language) => {
  it('every main category links to its page, and opens to links to existing pages, sorted by name', async () => {
    const uris = await mainUris(language)
    expect(uris.length).toBeGreaterThan(0)
    const { compare } = new Intl.Collator(storeOf(language).iso, { sensitivity: 'accent' })
    for (const uri of uris) {
      const { status, headers, body } = await ask(uri, language)
      expect([status, headers.get('content-type')]).toEqual([200, 'application/json'])
      const menu = readCategoryMenu(JSON.parse(body))
      expect(menu?.href).toBe(categoryHref(language, uri))
      const names = menu?.children.map(({ name }) => name) ?? []
      expect(names).toEqual([...names].sort(compare))
      for (const { href: address } of menu === null ? [] : [menu, ...menu.children]) {
        expect((await shop.visitor().get(address)).status).toBe(200)
      }
    }
  })

  it('pages contain the main categories as links, without their subcategories', async () => {
    const { body } = await shop.visitor().get(href('cart', language))
    const [uri = ''] = await mainUris(language)
    const child = readCategoryMenu(JSON.parse((await ask(uri, language)).body))?.children[0]
    expect(child).toBeDefined()
    expect(body).toContain(`href="${categoryHref(language, uri)}"`)
    expect(body).not.toContain(child?.href)
  })
})

describe('the subcategories of a main category', () => {
  it('set no cookie, and are asked for again each time, which a 304 answers: a renamed category is so at once', async () => {
    const [uri = ''] = await mainUris('sv')
    const { headers } = await ask(uri)
    expect(headers.get('cache-control')).toBe('private, no-cache')
    expect(headers.get('set-cookie')).toBeNull()
    const etag = headers.get('etag') ?? ''
    expect(etag).not.toBe('')
    const again = await ask(uri, 'sv', { 'if-none-match': etag })
    expect([again.status, again.body, again.headers.get('etag')]).toEqual([304, '', etag])
    expect((await ask(uri, 'sv', { 'if-none-match': 'W/"other"' })).status).toBe(200)
    expect((await ask((await mainUris('de'))[0] ?? '', 'de')).headers.get('etag')).not.toBe(etag)
  })

  it('take one call to the backend for all main categories', async () => {
    const uris = await mainUris('sv')
    for (const uri of uris) await ask(uri)
    expect(shop.calls.filter((path) => path === '/api/product-categories')).toHaveLength(1)
  })

  it('are those of the whole tree, without hidden ones, where the main menu has its first level only', async () => {
    const [uri = ''] = await mainUris('sv')
    const whole = (await ask(uri)).body
    shop.forgetAnswers()
    shop.respond = async (path, send, { search }) => {
      const answer = await send()
      if (path !== '/api/product-categories' || !search.includes('main_menu=true')) return answer
      const tree = z.array(z.looseObject({})).parse(await answer.json())
      return Response.json(tree.map((node) => ({ ...node, children: [] })))
    }
    expect((await ask(uri)).body).toBe(whole)
    expect((await ask('presentkort')).status).toBe(404)
  })

  it.each(['', 'no-such-category', '../batterier', '__proto__'])(
    'are a 404 for anything but a main category: %j',
    async (uri) => {
      const { status, headers } = await ask(uri)
      expect([status, headers.get('content-type'), headers.get('cache-control')]).toEqual([
        404,
        'application/problem+json',
        'no-store',
      ])
    },
  )

  it('are a 503 during an outage, which is not cacheable', async () => {
    shop.online = false
    const { status, headers, body } = await ask('batterier')
    expect([status, headers.get('cache-control'), headers.get('retry-after')]).toEqual([503, 'no-store', '10'])
    expect(JSON.parse(body)).toMatchObject({ code: 'backend-unavailable' })
  })

  it('accept only GET and HEAD', async () => {
    const request = new Request(`http://shop.test${resourceHref('categoryMenu', 'sv', { category: 'batterier' })}`, {
      method: 'POST',
    })
    const { status, headers } = await shop.visitor().send(request)
    expect([status, headers.get('allow')]).toEqual([405, 'GET, HEAD'])
  })
})

describe('a category that is hidden from the menu', () => {
  it('is in no menu, has a ghost listing, and the category itself is its canonical', async () => {
    expect(await mainUris('sv')).not.toContain('presentkort')
    expect((await ask('presentkort')).status).toBe(404)
    const { status, body } = await shop.visitor().get(ghostHref('sv', 'presentkort'))
    expect(status).toBe(200)
    const canonical = elements(body, 'link').find(({ rel }) => rel === 'canonical')
    expect(canonical?.href).toMatch(new RegExp(`${categoryHref('sv', 'presentkort')}$`))
    expect((await shop.visitor().get(categoryHref('sv', 'presentkort'))).status).toBe(200)
  })

  it.each(LANGUAGES)('leads to its ghost listing from a search and its suggestions, in %s', async (language) => {
    const [uri] = GIFTS[language]
    const query = encodeURIComponent(uri)
    const linksTo = (text: string) =>
      [categoryHref(language, uri), ghostHref(language, uri)].filter((to) => text.includes(`"${to}"`))
    expect(linksTo((await shop.visitor().get(resourceHref('searchSuggestions', language, { query: uri }))).body)).toEqual([
      ghostHref(language, uri),
    ])
    const { body } = await shop.visitor().get(`${href('search', language)}?query=${query}`)
    const hits = /<nav aria-labelledby="category-hits".*?<\/nav>/s.exec(body)?.[0] ?? ''
    expect(linksTo(hits)).toEqual([ghostHref(language, uri)])
  })

  it.each(LANGUAGES)(
    'leads to its ghost listing from the breadcrumbs of its products and its subcategories, in %s',
    async (language) => {
      const crumbsOf = async (path: string) => {
        const { body } = await shop.visitor().get(path)
        const items = structuredData(body).flatMap((data) => BreadcrumbList.safeParse(data).data?.itemListElement ?? [])
        return items.map(({ item }) => item?.replace('http://shop.test', '') ?? '')
      }
      const [uri, slug] = GIFTS[language]
      expect(await crumbsOf(href('product', language, { slug }))).toContain(ghostHref(language, uri))
      await shop.backend.db.update(categories).set({ show_in_menu: false }).where(eq(categories.key, 'batteries'))
      const [batteries, below] = BUTTON_CELLS[language]
      expect(await crumbsOf(categoryHref(language, below))).toContain(ghostHref(language, batteries))
      await shop.backend.db.update(categories).set({ show_in_menu: true }).where(eq(categories.key, 'batteries'))
    },
  )
})
