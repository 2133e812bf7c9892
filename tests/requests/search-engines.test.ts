import { beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { SHARED_PAGES } from '../../app/entry/shared-address'
import { href } from '../../app/routing/href'
import type { PageName } from '../../app/routing/pages'
import { PAGE_NAMES } from '../../app/routing/patterns'
import { LANGUAGES } from '../../app/store/languages'
import { storeOf } from '../../app/store/stores'
import { logIn } from '../support/shop/log-in'
import { ORIGIN, type TestShop } from '../support/shop/open-shop'
import { openByMail, orderedId } from '../support/shop/own-order'
import { pageExample } from '../support/shop/page-examples'
import { elements, heading, structuredData, words } from '../support/shop/read-page'
import { shopForTheFile } from '../support/shop/shop-for-the-file'
import { Shopping } from '../support/shop/shopping'
import { translator } from '../support/shop/translator'
import type { Visitor } from '../support/shop/visitor'

let shop: TestShop
shopForTheFile((opened) => {
  shop = opened
})

const aPrice: unknown = expect.stringMatching(/^\d+(\.\d+)?$/)

async function head(path: string, visitor = shop.visitor()) {
  const { status, body } = await visitor.get(path)
  const links = elements(body, 'link')
  return {
    status,
    body,
    title: /<title>(.*?)<\/title>/.exec(body)?.[1] ?? '',
    canonical: links.filter(({ rel }) => rel === 'canonical').map(({ href }) => href),
    alternates: Object.fromEntries(
      links.filter(({ rel }) => rel === 'alternate').map((link): [string, string] => [hrefLangOf(link), link.href ?? '']),
    ),
    robots: elements(body, 'meta').find(({ name }) => name === 'robots')?.content,
  }
}

describe.each(['home', 'product', 'listing', 'brand', 'tag', 'finder', 'device', 'content'] as const)('the %s page', (page) => {
  const everywhere = Object.fromEntries([
    ...LANGUAGES.map((language): [string, string] => [storeOf(language).iso, ORIGIN + pageExample(page, language).path]),
    ['x-default', ORIGIN + pageExample(page, 'sv').path],
  ])

  it.each(LANGUAGES)('has a canonical and alternates for the other languages, in %s', async (language) => {
    const { path } = pageExample(page, language)
    const { canonical, alternates, robots, title } = await head(path)
    expect(canonical).toEqual([ORIGIN + path])
    expect(alternates).toEqual(everywhere)
    expect(robots).toBe('max-image-preview:large')
    expect(title).toContain(storeOf(language).brand)
  })
})

describe.each(['product', 'listing', 'brand'] as const)('the breadcrumbs of the %s page', (page) => {
  it.each(LANGUAGES)('are the same in the structured data, in %s', async (language) => {
    const { path } = pageExample(page, language)
    const { body } = await head(path)
    const [line, ...others] = structuredData(body).filter((data) => typeOf(data) === 'BreadcrumbList')
    expect(others).toEqual([])
    const nav = /<ol class="crumbs".*?<\/ol>/s.exec(body)?.[0] ?? ''
    const links = elements(nav, 'a').map(({ href }) => ({ item: `${ORIGIN}${href ?? ''}` }))
    expect(links[0]).toEqual({ item: ORIGIN + pageExample('home', language).path })
    expect(words(/<a\b.*?<\/a>/s.exec(nav)?.[0] ?? '').trim()).toBe(translator(language)('crumbs.home'))
    expect(line).toMatchObject({ itemListElement: [...links, { position: links.length + 1 }] })
  })
})

it('a product has a JPEG for link previews, which show no SVG', async () => {
  const { body } = await head(pageExample('product', 'de').path)
  const image = elements(body, 'meta').find(({ property }) => property === 'og:image')?.content ?? ''
  expect(image).toContain(ORIGIN)
  const { status, headers } = await shop.visitor().get(image.slice(ORIGIN.length))
  expect([status, headers.get('content-type')]).toEqual([200, 'image/jpeg'])
})

describe('one page has one canonical URL', () => {
  it('with any campaign parameter', async () => {
    const { path } = pageExample('product', 'sv')
    expect((await head(`${path}?utm_source=mail&added=1`)).canonical).toEqual([ORIGIN + path])
  })

  it.each([
    ['batterier', 'batterier/index.html'],
    ['batterier/', 'batterier/index.html'],
    ['Batterier/index.html', 'batterier/index.html'],
    ['BATTERIER/ALLA/SIDA.HTML?f.voltage=3', 'batterier/ALLA/sida.html?f.voltage=3'],
  ])('for a category: artiklar/%s redirects to it permanently', async (written, listing) => {
    const visitor = shop.visitor()
    const answer = await visitor.get(`/sv/artiklar/${written}`)
    expect([answer.status, answer.location]).toEqual([301, `/sv/artiklar/${listing}`])
    expect((await visitor.follow(answer)).status).toBe(200)
    expect((await visitor.get(`/sv/Artiklar/${listing}`)).location).toBe(`/sv/artiklar/${listing}`)
  })

  it.each(['inget', 'Inget/index.html', 'batterier/inget', 'batterier/annat.html'])(
    'there is none of artiklar/%s',
    async (path) => {
      expect((await shop.visitor().get(`/sv/artiklar/${path}`)).status).toBe(404)
    },
  )

  it('a ghost listing has its category as canonical', async () => {
    const { canonical, body } = await head('/sv/artiklar/batterier/ALLA/sida.html')
    expect(heading(body)).toBe('Batterier')
    expect(canonical).toEqual([`${ORIGIN}/sv/artiklar/batterier/index.html`])
  })
})

describe('a page that is not the same for all visitors is not listed, and neither is the search', () => {
  // The account itself leads to its overview.
  const unlisted = PAGE_NAMES.filter((page) => page === 'search' || (page !== 'account' && !SHARED_PAGES.has(page)))
  let guest: Visitor
  let customer: Visitor
  /** Pages that need an order. */
  let ordered: Partial<Record<PageName, string>>
  beforeAll(async () => {
    guest = shop.visitor()
    customer = shop.visitor()
    await logIn(customer)
    const shopping = new Shopping(guest, shop.backend)
    await shopping.add('LR6-24')
    const { location: confirmation } = await shopping.order(await shopping.checkout())
    await shopping.add('LR6-24')
    const id = await orderedId(shop)
    await openByMail(guest, shop.backend, id)
    ordered = { confirmation, myOrder: href('myOrder', 'sv', { id }), myOrderReturn: href('myOrderReturn', 'sv', { id }) }
  })

  it.each(unlisted)('%s', async (page) => {
    const visitor = page.startsWith('account') ? customer : guest
    const { status, robots } = await head(ordered[page] ?? pageExample(page, 'sv').path, visitor)
    expect([status, robots]).toEqual([200, 'noindex, follow'])
  })
})

describe.each(LANGUAGES)('the structured data in %s', (language) => {
  it('of the home page names the shop, and the search of its language', async () => {
    const graphs = structuredData((await head(href('home', language))).body)
    const nodes = graphs.flatMap((data) => z.object({ '@graph': z.array(z.unknown()) }).parse(data)['@graph'])
    const { brand, iso } = storeOf(language)
    const target = { urlTemplate: `${ORIGIN}${href('search', language)}?query={search_term_string}` }
    expect(nodes).toMatchObject([
      { '@type': 'Organization', name: brand },
      { '@type': 'WebSite', inLanguage: iso, potentialAction: { '@type': 'SearchAction', target } },
    ])
  })

  it.each(['listing', 'brand', 'tag', 'device'] as const)('of the %s page lists its products', async (page) => {
    const { body } = await head(pageExample(page, language).path)
    const lists = structuredData(body).filter((data) => typeOf(data) === 'ItemList')
    const first = { position: 1, url: `${ORIGIN}${firstCard(body)}` }
    expect(lists).toMatchObject([{ itemListElement: expect.arrayContaining([expect.objectContaining(first)]) as unknown }])
  })

  it('of a search lists nothing', async () => {
    const { body } = await head(`${href('search', language)}?query=CR2032`)
    expect(firstCard(body)).toContain('cr2032')
    expect(structuredData(body).map(typeOf)).not.toContain('ItemList')
  })
})

describe('a product', () => {
  it.each(LANGUAGES)('has structured data with its name and price, in %s', async (language) => {
    const { path } = pageExample('product', language)
    const [product, ...others] = structuredData((await head(path)).body).filter((data) => typeOf(data) === 'Product')
    expect(others).toEqual([])
    expect(product).toMatchObject({
      '@context': 'https://schema.org',
      name: 'Knappcell CR2032',
      sku: 'CR2032',
      brand: { name: 'Voltra' },
      offers: {
        '@type': 'Offer',
        url: ORIGIN + path,
        priceCurrency: storeOf(language).currency,
        price: aPrice,
        availability: 'https://schema.org/InStock',
      },
    })
  })

  it.each([
    ['kommer-snart', 'BackOrder'],
    ['slut-i-lager', 'OutOfStock'],
    ['gammal-modell', 'Discontinued'],
    ['verktygsbatteri-bl1850b', 'LimitedAvailability'],
  ])('%s states its availability', async (slug, availability) => {
    const data = structuredData((await head(`/sv/artiklar/${slug}.html`)).body)
    const offers: unknown = expect.objectContaining({ availability: `https://schema.org/${availability}` })
    expect(data).toContainEqual(expect.objectContaining({ offers }))
  })
})

/** The address of the product on the first card of a page. */
const firstCard = (body: string) => elements(/<h3 class="card-name">.*?<\/h3>/s.exec(body)?.[0] ?? '', 'a')[0]?.href ?? ''

const typeOf = (data: unknown) => (typeof data === 'object' && data !== null && '@type' in data ? data['@type'] : undefined)

/** React writes the attribute as spelled in JSX; HTML attribute names are case-insensitive. */
const hrefLangOf = (link: Record<string, string>) => link.hreflang ?? link.hrefLang ?? ''
