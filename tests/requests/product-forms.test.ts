import { beforeEach, describe, expect, it } from 'vitest'
import { categoryHref } from '../../app/routing/listing-path'
import { href } from '../../app/routing/href'
import { LANGUAGES } from '../../app/store/languages'
import { check, fill } from '../support/plain/forms'
import { PlainBrowser } from '../support/plain/plain-browser'
import type { TestShop } from '../support/shop/open-shop'
import { shopForEachTest } from '../support/shop/shop-for-each-test'
import { Shopping } from '../support/shop/shopping'
import { translator } from '../support/shop/translator'

let shop: TestShop
let browser: PlainBrowser
shopForEachTest((opened) => (shop = opened))
beforeEach(() => {
  browser = new PlainBrowser(shop.visitor())
})

describe.each(LANGUAGES)('the forms of a product page, without JavaScript, in %s', (language) => {
  const t = translator(language)
  const product = (slug: string) => href('product', language, { slug: language === 'de' ? `${slug}-de` : slug })

  it('accept a review by a buyer, after one corrected error', async () => {
    const shopping = new Shopping(browser.visitor, shop.backend, language)
    await shopping.add('TESTER', 2)
    const { location } = await shopping.order(await shopping.checkout())
    const number = /(SE|NO|DE|DK)1\d{5}/.exec((await browser.open(location)).one('main').text)?.[0] ?? ''
    await browser.open(product('batteritestare'))
    const section = () => browser.page.one('region', t('reviews.title'))
    const field = (label: 'title' | 'text' | 'order' | 'email') => section().one('textbox', t(`review.${label}`))
    const star = () => section().one('radio', t('reviews.stars', { count: 4 }))
    const send = () => browser.press(section().one('button', t('review.send')))
    fill(field('title'), 'Ö<b>bra</b>')
    fill(field('text'), 'Text\nText')
    fill(field('order'), number)
    fill(field('email'), 'other@example.com')
    await send()
    expect(browser.status).toBe(400)
    expect(section().text).toContain(t('review.error.stars'))
    check(star())
    await send()
    expect(browser.status).toBe(422)
    expect(field('order').description).toContain(t('review.error.order'))
    expect(star().checked).toBe(true)
    expect([field('title').value, field('text').value]).toEqual(['Ö<b>bra</b>', 'Text\nText'])
    fill(field('email'), 'kund@example.com')
    await send()
    expect(browser.path).toMatch(/\?thanks=review$/)
    expect(section().text).toContain(t('review.thanks.title'))
    expect(section().has('textbox')).toBe(false)
  })

  it('accept an e-mail address for a stock notification, after one corrected error', async () => {
    await browser.open(product('slut-i-lager'))
    const box = () => browser.page.one('region', t('product.buy'))
    const email = () => box().one('textbox', t('notify.email'))
    const send = () => browser.press(box().one('button', t('notify.send')))
    fill(email(), 'kund@')
    await send()
    expect(browser.status).toBe(400)
    expect(email().description).toContain(t('checkout.error.email'))
    expect(email().value).toBe('kund@')
    fill(email(), `visitor-${language}@example.com`)
    await send()
    expect(box().text).toContain(t('notify.thanks.title'))
    expect(box().has('textbox')).toBe(false)
  })
})

describe.each(['sv', 'no', 'da'] as const)('the form of the VAT switch in %s', (language) => {
  const t = translator(language)
  const choose = (vat: 'private' | 'company') =>
    browser.press(browser.page.one('banner').first('button', new RegExp(`^${t(`vat.${vat}`)}`)))
  const box = () => browser.page.one('region', t('product.buy'))
  const summary = () => browser.page.one('main').one('region', new RegExp(`^${t('cart.summary')}`))

  it('changes the prices of the product, the list and the cart, and back', async () => {
    const product = href('product', language, { slug: 'knappcell-cr2032' })
    await browser.open(product)
    const including = firstNumber(box().text)
    await choose('company')
    expect(browser.path).toBe(product)
    expect(box().text).toContain(t('vat.excluding'))
    const excluding = firstNumber(box().text)
    expect(excluding).toBeCloseTo(including / 1.25, 2)
    const listing = await browser.open(categoryHref(language, 'batterier'))
    expect(listing.one('main').text).toContain(t('vat.all', { vat: t('vat.excluding') }))
    await new Shopping(browser.visitor, shop.backend, language).add('CR2032')
    await browser.open(href('cart', language))
    expect(summary().text).toContain(t('vat.part'))
    expect(firstNumber(summary().first('definition').text)).toBe(excluding)
    await choose('private')
    expect(summary().text).not.toContain(t('vat.excluding'))
    expect(firstNumber(summary().first('definition').text)).toBe(including)
  })
})

/** The first amount in a text, in any currency. */
const firstNumber = (text: string) => Number((/\d[\d ]*(?:,\d+)?/.exec(text)?.[0] ?? '').replaceAll(' ', '').replace(',', '.'))
