import { describe, expect, it } from 'vitest'
import { href } from '../../app/routing/href'
import { LANGUAGES, type Language } from '../../app/store/languages'
import { check, fill } from '../support/plain/forms'
import type { Part } from '../support/plain/part'
import { PlainBrowser } from '../support/plain/plain-browser'
import { BUYERS } from '../support/shop/buyers'
import type { TestShop } from '../support/shop/open-shop'
import { shopForEachTest } from '../support/shop/shop-for-each-test'
import { translator } from '../support/shop/translator'

let shop: TestShop
shopForEachTest((opened) => (shop = opened))

const LABELS = {
  email: 'checkout.email',
  mobile: 'checkout.mobile',
  first_name: 'checkout.firstName',
  last_name: 'checkout.lastName',
  street: 'checkout.street',
  postal_code: 'checkout.postalCode',
  city: 'checkout.city',
} as const

/** Fills in the checkout form by its labels; returns the fields by name. */
function fillCheckout(page: Part, language: Language, changes: Readonly<Record<string, string>> = {}) {
  const t = translator(language)
  const typed = Object.entries(LABELS).map(([field, label]): [string, string] => {
    const text = changes[field] ?? BUYERS[language][field] ?? ''
    fill(page.one('textbox', t(label)), text)
    return [t(label), text]
  })
  return new Map(typed)
}

/** Orders. A parcel that is collected needs two presses: without scripts the first one shows the places near the postal code. */
async function pressOrder(browser: PlainBrowser, t: ReturnType<typeof translator>): Promise<void> {
  await browser.press(browser.page.one('button', t('checkout.order')))
  if (!browser.page.has('alert')) return
  const asked = browser.page.one('alert')
  expect(asked.text).toContain(t('checkout.pointChosen'))
  expect(browser.page.one('group', t('checkout.servicePoint')).all('radio').length).toBeGreaterThan(0)
  await browser.press(asked.one('button', t('checkout.order')))
}

describe.each(LANGUAGES)('a purchase without JavaScript in %s', (language) => {
  const t = translator(language)

  it('works from category and search through the cart, with one line removed and one error corrected', async () => {
    const browser = new PlainBrowser(shop.visitor())
    const home = await browser.open(href('home', language))
    expect(browser.title).toBe(t('home.find.title'))

    // By category: its best-selling product.
    const listing = await browser.follow(home.one('region', t('home.categories')).first('link'))
    const name = listing.first('article').one('heading').text
    const product = await browser.follow(listing.first('article').one('heading').one('link'))
    expect(browser.title).toBe(name)
    const box = product.one('region', t('product.buy'))
    fill(box.one('spinbutton', t('product.quantity')), '2')
    const added = await browser.press(box.one('button', t('cart.add.label', { name })))
    expect(added.text).toContain(t('cart.added', { name }))
    expect(browser.title).toBe(name)

    // By search: a second product, added from the results.
    const hits = await browser.enter(added.one('banner').one('searchbox', t('header.search.label')), 'TESTER')
    expect(browser.title).toBe(t('search.title', { query: 'TESTER' }))
    const hit = hits.first('article')
    const other = hit.one('heading').text
    const both = await browser.press(hit.one('button', t('cart.add.label', { name: other })))
    expect(both.text).toContain(t('cart.added', { name: other }))
    await browser.follow(both.one('link', t('cart.added.toCart')))

    // The cart: increase the first line, remove the second.
    expect(browser.title).toBe(t('cart.title'))
    const quantity = () => browser.page.one('textbox', t('cart.quantity.of', { name }))
    expect(quantity().value).toBe('2')
    await browser.press(browser.page.one('button', t('cart.quantity.increase', { name })))
    expect(quantity().value).toBe('3')
    await browser.press(browser.page.one('button', t('cart.quantity.decrease', { name })))
    expect(quantity().value).toBe('2')
    await browser.press(browser.page.one('button', t('cart.remove.of', { name: other })))
    expect(browser.page.has('button', t('cart.remove.of', { name: other }))).toBe(false)
    await browser.enter(quantity(), '5')
    const [contents = ''] = t('header.cart.contents', { count: 5, total: '#' }).split('#')
    expect(browser.page.one('banner').all('link', new RegExp(`^${contents}`))).toHaveLength(1)
    await browser.follow(browser.page.one('link', t('cart.toCheckout')))

    // The checkout: an invalid postal code keeps all submitted values.
    expect(browser.title).toBe(t('checkout.title'))
    const typed = fillCheckout(browser.page, language, { postal_code: 'ABC' })
    await browser.press(browser.page.one('button', t('checkout.order')))
    expect(browser.status).toBe(400)
    expect(browser.page.one('alert').text).toContain(t('checkout.errors'))
    const postalCode = browser.page.one('textbox', t('checkout.postalCode'))
    expect(postalCode.attribute('aria-invalid')).toBe('true')
    expect(postalCode.description).toContain(t('checkout.error.postalCode'))
    for (const [label, text] of typed) expect(browser.page.one('textbox', label).value).toBe(text)

    // The corrected form places the order, once it has shown where the parcel will be.
    fillCheckout(browser.page, language)
    await pressOrder(browser, t)
    expect(browser.title).toBe(t('confirmation.title'))
    const receipt = browser.page.one('main').text
    expect(receipt).toMatch(/(SE|NO|DE|DK)1\d{5}/)
    expect(receipt).toContain(name)
    expect(browser.page.one('banner').has('link', t('header.cart.empty'))).toBe(true)
  })

  it('of a subscription shows the interval in cart, checkout and confirmation', async () => {
    const browser = new PlainBrowser(shop.visitor())
    const slug = language === 'de' ? 'knappcell-cr2032-de' : 'knappcell-cr2032'
    const product = await browser.open(href('product', language, { slug }))
    const choice = product.one('group', t('product.subscription'))
    expect(choice.all('radio')).toHaveLength(3)
    expect(choice.one('radio', t('product.subscription.once')).checked).toBe(true)
    expect(choice.description).toBe(`${t('product.subscription.note')} ${t('subscription.terms')}`)
    const third = choice.all('radio')[2]
    const [nextDelivery = ''] = t('subscription.next', { day: '#' }).split('#')
    const [interval = ''] = (third?.name ?? '').split(nextDelivery).map((part) => part.trim())
    const said = t('cart.subscription', { interval })

    const box = () => browser.page.one('region', t('product.buy'))
    const press = (quantity: string) => {
      fill(box().one('spinbutton', t('product.quantity')), quantity)
      return browser.press(box().one('button', t('cart.add.label', { name: 'Knappcell CR2032' })))
    }
    check(choice.one('radio', third?.name ?? ''))
    await press('12')
    await press('1')

    const cart = await browser.open(href('cart', language))
    const rows = cart.one('main').one('list', t('cart.title')).all('listitem')
    expect(rows.map((row) => row.text.includes(said))).toEqual([true, false])
    expect(cart.one('textbox', t('cart.quantity.of', { name: `Knappcell CR2032, ${interval}` })).value).toBe('12')
    const checkout = await browser.follow(cart.one('link', t('cart.toCheckout')))
    expect(checkout.one('region', t('checkout.summary')).text.split(said)).toHaveLength(2)
    fillCheckout(checkout, language)
    await pressOrder(browser, t)
    expect(browser.title).toBe(t('confirmation.title'))
    expect(browser.page.one('main').text.split(said)).toHaveLength(2)
  })
})
