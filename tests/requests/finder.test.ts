import { describe, expect, it } from 'vitest'
import { readDeviceOffer } from '../../app/finder/read-device-offer'
import { resourceHref } from '../../app/routing/resources'
import { finderHref } from '../../app/routing/finder-query'
import { href } from '../../app/routing/href'
import { LANGUAGES, type Language } from '../../app/store/languages'
import { openShop, ORIGIN, type TestShop } from '../support/shop/open-shop'
import { elements, heading, words } from '../support/shop/read-page'
import { shopForEachTest } from '../support/shop/shop-for-each-test'
import { translator } from '../support/shop/translator'

let shop: TestShop
shopForEachTest((opened) => (shop = opened))

const TOOLS: Readonly<Record<Language, string>> = {
  sv: 'Elverktyg',
  no: 'Elektroverktøy',
  de: 'Elektrowerkzeuge',
  da: 'Elværktøj',
}
const read = async (path: string) => {
  const { body, status } = await shop.visitor().get(path)
  const links = elements(body, 'a').map((link) => link.href)
  const options = elements(body, 'option').map(({ value }) => value)
  const canonical = elements(body, 'link').find(({ rel }) => rel === 'canonical')?.href
  return { body, status, links, options, canonical }
}
const deviceHref = (language: Language, key: string) => href('device', language, { key })

describe.each(LANGUAGES)('the device finder without JavaScript, in %s', (language) => {
  const t = translator(language)
  const type = 'power-tool'
  const brand = 'makita'

  it('leads from type to brand to model by links and by selects', async () => {
    const start = await read(finderHref(language))
    expect(heading(start.body)).toBe(t('finder.title'))
    expect(words(start.body)).toContain(TOOLS[language])
    expect(start.links).toContain(finderHref(language, { type }))
    expect(start.options).toEqual(['', type, '', ''])

    const brands = await read(finderHref(language, { type }))
    expect(heading(brands.body)).toBe(t('finder.title.type', { type: TOOLS[language] }))
    expect(brands.links).toContain(finderHref(language, { type, brand }))
    expect(brands.options).toEqual(['', type, '', brand, ''])

    const models = await read(finderHref(language, { type, brand }))
    expect(heading(models.body)).toBe(t('finder.title.brand', { type: TOOLS[language], brand: 'Makita' }))
    expect(models.links).toContain(deviceHref(language, 'makita-dhp482'))
    expect(models.options).toEqual(['', type, '', brand, '', 'makita-dhp482', 'makita-dhp1000'])
    expect(models.canonical).toBe(ORIGIN + finderHref(language, { type, brand }))
  })

  it('the form with a chosen model redirects to the page of the device', async () => {
    const visitor = shop.visitor()
    const answer = await visitor.get(`${href('finder', language)}?type=${type}&brand=${brand}&device=makita-dhp482`)
    expect([answer.status, answer.location]).toEqual([302, deviceHref(language, 'makita-dhp482')])
    const { body, status } = await visitor.follow(answer)
    expect(status).toBe(200)
    expect(heading(body)).toBe(t('device.title', { device: 'Makita DHP482' }))
    expect(words(body)).toContain('Verktygsbatteri BL1850B')
  })

  it('the page of a device links to its brand, its type and similar models', async () => {
    const { links } = await read(deviceHref(language, 'makita-dhp482'))
    const kin = [finderHref(language, { type }), finderHref(language, { type, brand }), deviceHref(language, 'makita-dhp1000')]
    expect(links).toEqual(expect.arrayContaining(kin))
  })
})

describe('a choice that does not match counts as not chosen', () => {
  it.each([
    ['?type=toaster&brand=makita', finderHref('sv')],
    ['?brand=makita&device=makita-dhp482', finderHref('sv')],
    ['?type=power-tool&brand=canon&device=makita-dhp482', finderHref('sv', { type: 'power-tool' })],
    ['?type=power-tool&brand=makita&device=forgotten-x1', finderHref('sv', { type: 'power-tool', brand: 'makita' })],
    ['?type=power-tool&brand=&device=', finderHref('sv', { type: 'power-tool' })],
  ])('%s is %s', async (search, address) => {
    const { status, canonical } = await read(href('finder', 'sv') + search)
    expect([status, canonical]).toEqual([200, ORIGIN + address])
  })

  it.each(['no-such-device', 'forgotten-x1'])('the page of %s does not exist', async (key) => {
    expect((await read(deviceHref('de', key))).status).toBe(404)
  })
})

describe('the choices that the selects fetch', () => {
  const ask = async (chosen: { type: string; brand: string }) => {
    const { status, headers, body } = await shop.visitor().get(resourceHref('deviceChoices', 'sv', chosen))
    const answer: unknown = JSON.parse(body)
    return { status, headers, answer }
  }

  it('are the brands of a type and the models of a brand', async () => {
    const { status, headers, answer } = await ask({ type: 'power-tool', brand: 'makita' })
    expect([status, headers.get('cache-control'), headers.get('set-cookie')]).toEqual([200, 'private, max-age=300', null])
    const offer = readDeviceOffer(answer)
    expect(offer?.brands).toEqual([{ key: 'makita', name: 'Makita' }])
    expect(offer?.models.map(({ name }) => name)).toEqual(['DHP482', 'DHP1000'])
  })

  it('are empty for an unknown type', async () => {
    expect(readDeviceOffer((await ask({ type: 'toaster', brand: '' })).answer)).toEqual({ brands: [], models: [] })
  })

  it('are a 503 during an outage, which is not cacheable', async () => {
    shop.online = false
    const { status, headers, answer } = await ask({ type: 'power-tool', brand: '' })
    expect([status, headers.get('cache-control'), headers.get('retry-after')]).toEqual([503, 'no-store', '10'])
    expect(answer).toMatchObject({ code: 'backend-unavailable' })
  })

  it('accept only GET and HEAD', async () => {
    const request = new Request(ORIGIN + resourceHref('deviceChoices', 'sv', { type: 'camera', brand: '' }), { method: 'POST' })
    const { status, headers } = await shop.visitor().send(request)
    expect([status, headers.get('allow')]).toEqual([405, 'GET, HEAD'])
  })
})

describe('links to the finder', () => {
  const failing = (path: string, send: () => Promise<Response>) =>
    path === '/api/devices' ? new Response('', { status: 500 }) : send()
  const CATEGORY = '/sv/artiklar/verktygsbatterier/index.html'

  it('the home page starts with it, and works without it', async () => {
    expect((await read('/sv')).options).toEqual(['', 'power-tool', '', ''])
    shop = await openShop(shop.backend)
    shop.respond = failing
    expect(await read('/sv')).toMatchObject({ status: 200, options: [] })
  })

  it('a category for devices of one type and brand asks for the model only, and works without it', async () => {
    const forTools = async (path: string, send: () => Promise<Response>) => {
      const answer = await send()
      if (path !== '/api/listings/category') return answer
      const listing: unknown = await answer.json()
      return Response.json(withDevices(listing, { type: 'power-tool', brand: 'makita' }))
    }
    shop.respond = forTools
    const { body, options } = await read(CATEGORY)
    expect(options).toEqual(expect.arrayContaining(['makita', 'makita-dhp482']))
    expect(elements(body, 'input')).toContainEqual(expect.objectContaining({ name: 'type', value: 'power-tool' }))
    shop = await openShop(shop.backend)
    shop.respond = (path, send) => (path === '/api/devices' ? failing(path, send) : forTools(path, send))
    const without = await read(CATEGORY)
    expect(without.status).toBe(200)
    expect(without.options).not.toContain('makita')
  })

  it('other categories have none', async () => {
    expect((await read('/sv/artiklar/batterier/index.html')).body).not.toContain(translator('sv')('finder.category'))
  })

  it('a search that names a device links to its page', async () => {
    expect((await read('/sv/sokresultat.html?query=makita+dhp482')).links).toContain(deviceHref('sv', 'makita-dhp482'))
  })
})

function withDevices(listing: unknown, devices: object): unknown {
  if (typeof listing !== 'object' || listing === null || !('category' in listing)) throw new Error('no listing of a category')
  return { ...listing, category: Object.assign({}, listing.category, { devices }) }
}
