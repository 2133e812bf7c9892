import { beforeEach, describe, expect, it } from 'vitest'
import { contentHref, href } from '../../app/routing/href'
import { LANGUAGES } from '../../app/store/languages'
import { STORES } from '../../app/store/stores'
import { fill } from '../support/plain/forms'
import { PlainBrowser } from '../support/plain/plain-browser'
import type { TestShop } from '../support/shop/open-shop'
import { shopForEachTest } from '../support/shop/shop-for-each-test'
import { translator } from '../support/shop/translator'

let shop: TestShop
let browser: PlainBrowser
shopForEachTest((opened) => (shop = opened))
beforeEach(() => {
  browser = new PlainBrowser(shop.visitor())
})

const NOTHING = 'qxzqxzqxz'

describe.each(LANGUAGES)('without JavaScript, in %s', (language) => {
  const t = translator(language)
  const product = (slug: string) => href('product', language, { slug: language === 'de' ? `${slug}-de` : slug })

  it('the language switch leads to the same product in each other language', async () => {
    for (const other of LANGUAGES.filter((one) => one !== language)) {
      const page = await browser.open(product('knappcell-cr2032'))
      const { languageName, country, iso } = STORES[other]
      await browser.follow(page.one('banner').first('link', `${languageName} (${country})`))
      expect(browser.path).toBe(href('product', other, { slug: other === 'de' ? 'knappcell-cr2032-de' : 'knappcell-cr2032' }))
      expect(browser.language).toBe(iso)
      expect(browser.title).toBe('Knappcell CR2032')
    }
  })

  it('a page that does not exist has a search form and a link to the home page', async () => {
    const missing = contentHref(language, 'no-such-page')
    await browser.open(missing)
    expect([browser.status, browser.title]).toEqual([404, t('error.notFound.title')])
    await browser.enter(browser.page.one('main').one('searchbox'), 'CR2032')
    expect(browser.title).toBe(t('search.title', { query: 'CR2032' }))
    await browser.open(missing)
    await browser.follow(browser.page.one('main').one('link', t('error.home')))
    expect([browser.path, browser.title]).toEqual([href('home', language), t('home.find.title')])
  })

  it('a search without results says so and keeps the query in the field', async () => {
    const home = await browser.open(href('home', language))
    await browser.enter(home.one('main').one('searchbox'), NOTHING)
    expect(browser.title).toBe(t('search.none.title', { query: NOTHING }))
    expect(browser.page.text).toContain(t('search.none.text'))
    const again = browser.page.one('main').one('searchbox')
    expect(again.value).toBe(NOTHING)
    const hits = await browser.enter(again, 'CR2032')
    expect(hits.first('article').text).toContain('CR2032')
  })

  it('a search names the device in its query, unless the results are only similar', async () => {
    const results = async (query: string) => {
      const page = await browser.open(`${href('search', language)}?${new URLSearchParams({ query }).toString()}`)
      return page.one('main').text
    }
    const device = t('search.device', { device: 'Makita DHP482' })
    const exact = await results('makita dhp482')
    const missing = { words: t('search.unmatched.word', { word: 'dhp482s' }), query: 'makita DHP482' }
    const notice = t('search.unmatched', missing)
    expect([exact.includes(device), exact.includes(notice)]).toEqual([true, false])
    const loosened = await results('makita dhp482s')
    expect([loosened.includes(device), loosened.includes(notice)]).toEqual([false, true])
  })

  it('the device finder has three steps: type, brand, model', async () => {
    const finder = () => browser.page.one('form', t('finder.form'))
    const choose = (label: 'finder.type' | 'finder.brand' | 'finder.device', value: string) => {
      fill(finder().one('combobox', t(label)), value)
      return browser.press(finder().one('button'))
    }
    await browser.open(href('home', language))
    expect(finder().one('button').text).toContain(t('finder.next'))
    expect(finder().one('combobox', t('finder.brand')).disabled).toBe(true)
    await choose('finder.type', 'power-tool')
    expect(browser.path).toMatch(/\?type=power-tool/)
    await choose('finder.brand', 'makita')
    expect(browser.path).toMatch(/type=power-tool&brand=makita/)
    expect(finder().one('button').text).toBe(t('finder.show'))
    await choose('finder.device', 'makita-dhp482')
    expect([browser.path, browser.title]).toEqual([
      href('device', language, { key: 'makita-dhp482' }),
      t('device.title', { device: 'Makita DHP482' }),
    ])
    expect(browser.page.all('article').length).toBeGreaterThan(0)
  })

  it('the form of the fits-list says whether a device fits, and links to a search when it does not', async () => {
    const list = () => browser.page.byId('fits') ?? browser.page.one('region', 'fits')
    const ask = (text: string) => browser.enter(list().one('searchbox', t('product.fits.filter')), text)
    await browser.open(`${product('verktygsbatteri-bl1850b')}?fits=x`)
    await ask('dhp-482')
    expect(
      list()
        .all('listitem')
        .map(({ text }) => text),
    ).toEqual([expect.stringContaining('DHP482')])
    await ask(NOTHING)
    expect(list().one('status').text).toBe(t('product.fits.none', { query: NOTHING }))
    await browser.follow(list().one('link', t('product.fits.none.search', { query: NOTHING })))
    expect(browser.title).toBe(t('search.none.title', { query: NOTHING }))
  })

  it('the menu has links to the account, customer service, about, contact and every language', async () => {
    const page = await browser.open(href('home', language))
    const menu = page.one('banner')
    for (const key of ['login.title', 'header.customerService', 'header.contact', 'header.about'] as const) {
      expect(menu.has('link', t(key))).toBe(true)
    }
    const categories = page.all('navigation', t('menu.main'))
    expect(categories.flatMap((one) => one.all('link')).length).toBeGreaterThan(1)
    for (const { languageName, country } of Object.values(STORES)) {
      // In the bar of a wide screen and in the menu of a narrow screen.
      expect(menu.all('link', `${languageName} (${country})`)).toHaveLength(2)
    }
  })
})
