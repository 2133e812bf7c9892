import type { Page } from '@playwright/test'
import { href } from '../../app/routing/href'
import { DEMO_ACCOUNT } from '../../backend/seed/data/demo-account'
import { expect, test } from '../support/journey'
import { approvePayment } from '../support/journey/approve-payment'
import { fillCheckout, openSections } from '../support/journey/fill-checkout'
import { expectStill } from '../support/journey/expect-still'
import { goods } from '../support/journey/goods'
import { mailedLink } from '../support/journey/mailed-link'
import { type MeasuredShop, measuredShop, type SunkEvent } from '../support/journey/measured-shop'
import { openPage } from '../support/journey/open-page'
import { act } from '../support/journey/staff'
import { storedNames } from '../support/journey/stored-names'
import { translator } from '../support/shop/translator'

test.describe.configure({ mode: 'serial' })
test.use({ storageState: { cookies: [], origins: [] } })

let shop: MeasuredShop
test.beforeAll(async () => {
  test.setTimeout(120_000)
  shop = await measuredShop()
})
test.afterAll(() => shop.close())

const allow = (page: Page, mask: number) => page.context().addCookies([{ name: 'consent', value: String(mask), url: shop.url }])

/** The events since `from`, once one of this name is among them. */
async function eventsWith(name: string, from = 0): Promise<SunkEvent[]> {
  await expect.poll(async () => (await shop.events()).slice(from).map(({ event }) => event)).toContain(name)
  return (await shop.events()).slice(from)
}

const last = (events: readonly SunkEvent[], name: string) => events.findLast(({ event }) => event === name)

/** Buys the first hit of a search that can be put in from its page, and pays; gives the events of it. */
async function purchase(page: Page): Promise<SunkEvent[]> {
  const t = translator('sv')
  const from = (await shop.events()).length
  await openPage(page, `${shop.url}${href('search', 'sv')}?query=CR2032&utm_source=mail`)
  await eventsWith('view_item_list', from)
  await page.getByRole('article').first().getByRole('heading').getByRole('link').click()
  await eventsWith('view_item', from)
  const name = await page.getByRole('heading', { level: 1 }).innerText()
  await page.getByRole('spinbutton', { name: t('product.quantity') }).fill('9')
  await page
    .getByRole('button', { name: t('cart.add.label', { name }) })
    .first()
    .click()
  await eventsWith('view_cart', from)
  await openPage(page, shop.url + href('cart', 'sv'))
  await page.getByRole('button', { name: t('cart.quantity.decrease', { name }) }).click()
  await eventsWith('remove_from_cart', from)
  await openPage(page, shop.url + href('checkout', 'sv'))
  await eventsWith('begin_checkout', from)
  await fillCheckout(page, 'sv')
  await openSections(page)
  const order = page.getByRole('button', { name: t('checkout.order') })
  await expect(
    page
      .getByRole('group', { name: t('checkout.servicePoint') })
      .getByRole('radio')
      .first(),
  )
    .toBeVisible({ timeout: 4000 })
    .catch(() => undefined)
  await order.click()
  await approvePayment(page, 'sv')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('confirmation.title'))
  return eventsWith('purchase', from)
}

test('each event from list to purchase and refund reaches the tag manager once', async ({ page, context }) => {
  test.setTimeout(90_000)
  await allow(page, 31)
  const events = await purchase(page)
  const names = new Set(events.map(({ event }) => event))
  for (const name of [
    ...['page_view', 'parametersReady', 'search', 'view_item_list', 'select_item', 'view_item', 'add_to_cart', 'view_cart'],
    ...['remove_from_cart', 'begin_checkout', 'add_shipping_info', 'add_payment_info', 'purchase'],
  ]) {
    expect([...names], name).toContain(name)
  }
  expect(events.every(({ withheld }) => withheld === null)).toBe(true)
  expect(last(events, 'parametersReady')).toBeDefined()
  expect(events.find(({ event }) => event === 'parametersReady')?.parameters).toMatchObject({ utm_source: 'mail' })
  const currency = 'SEK'
  const added = last(events, 'add_to_cart')?.ecommerce
  expect(added).toMatchObject({ currency, items: [{ quantity: 9, item_category: expect.any(String) }] })
  const bought = last(events, 'purchase')?.ecommerce
  expect(bought).toMatchObject({ currency, items: [{ item_id: added?.items?.[0]?.item_id, quantity: 8 }] })
  const number = bought?.transaction_id ?? ''
  await expect(page.getByRole('main')).toContainText(number)

  // A reload and a second tab send no second purchase.
  await openPage(page, page.url())
  const second = await context.newPage()
  await openPage(second, page.url())
  const purchases = async () => (await shop.events()).filter((one) => one.ecommerce?.transaction_id === number).length
  await expectStill(purchases)
  expect(await purchases()).toBe(1)
  await second.close()

  // A cancelled order is refunded: the refund is sent when its page is shown, once.
  await act(`orders/${number}/cancel`, { reason: 'by-shop' })
  const beforeRefund = (await shop.events()).length
  const link = await mailedLink(number, 'order_access')
  await openPage(page, shop.url + link)
  const refunds = await eventsWith('refund', beforeRefund)
  expect(last(refunds, 'refund')?.ecommerce).toMatchObject({ transaction_id: number, currency, value: bought?.value })
  await openPage(page, page.url())
  await expectStill(purchases)
  expect(await purchases()).toBe(2)

  const collected = () => shop.fake.collected.map(({ event }) => event)
  await expect.poll(collected).toEqual(expect.arrayContaining(['gtm.js', 'page_view', 'select_item', 'purchase', 'refund']))
  expect(last(refunds, 'refund')?.tracking).toMatchObject({ userID: 'visitor-1', searchProvider: 'shop' })

  // Another storefront, in its currency. The rules of the currency are in app/analytics/rules.
  const inGerman = (await shop.events()).length
  await openPage(page, shop.url + (await goods(page.request, 'de')).product)
  expect(last(await eventsWith('view_item', inGerman), 'view_item')).toMatchObject({
    withheld: null,
    ecommerce: { currency: 'EUR' },
  })
  const viewed = () => shop.fake.collected.findLast(({ event }) => event === 'view_item')
  await expect.poll(viewed).toMatchObject({ ecommerce: { currency: 'EUR' } })
})

test('before consent and after a refusal nothing is sent, loaded or stored; each choice allows its own', async ({ page }) => {
  const foreign = () => shop.fake.requests.length
  const before = foreign()
  const from = (await shop.events()).length
  const asked = new Set<string>()
  page.on('request', (request) => asked.add(`${request.method()} ${new URL(request.url()).pathname}`))
  const banner = page.getByRole('region', { name: /Cookies/ })
  // A page for all visitors: its policy has hashes in place of a nonce.
  await openPage(page, shop.url + href('home', 'sv'))
  expect((await eventsWith('view_item_list', from)).map(({ withheld }) => withheld)).not.toContain(null)
  await expectStill(foreign)
  expect(foreign()).toBe(before)
  expect([...asked].filter((one) => !/^GET \/(?:assets|pictures|icons\.svg|stars\.svg|sv$|favicon)/.test(one))).toEqual([
    'POST /analytics-events',
  ])
  expect(await storedNames(page, shop.url)).toEqual({ cookies: ['locale'], local: [], session: [] })
  expect(await page.evaluate(() => window.dataLayer)).toBeUndefined()

  await banner.getByRole('button', { name: 'Bara nödvändiga' }).click()
  await expect(banner).toBeHidden()
  const granted = async () => (await shop.events()).slice(from).filter(({ event }) => event === 'consent_granted')
  await expectStill(foreign)
  expect(foreign()).toBe(before)
  // Only what is necessary is no grant.
  expect(await granted()).toEqual([])
  expect(await storedNames(page, shop.url)).toEqual({ cookies: ['consent', 'locale'], local: [], session: [] })

  // Statistics alone: the tag manager loads on the same page, with what is allowed.
  await openPage(page, shop.url + href('cookieSettings', 'sv'))
  await page.getByRole('checkbox', { name: 'Statistik' }).check()
  await page.getByRole('button', { name: 'Spara mitt val' }).click()
  await expect.poll(() => page.evaluate('window.tagLoaded')).toBe(true)
  await expect
    .poll(() => shop.fake.requests.slice(before))
    .toEqual(expect.arrayContaining(['GET /gtm.js', 'GET /tag.js', 'POST /collect', 'POST /tracking']))
  expect(await page.evaluate('window.consentTold')).toMatchObject([
    ['consent', 'default', { analytics_storage: 'denied', ad_storage: 'denied' }],
    ['consent', 'update', { analytics_storage: 'granted', ad_storage: 'denied', ad_user_data: 'denied' }],
  ])
  expect(shop.fake.tracked.at(-1)).toEqual({ websiteUUid: 'website-sv' })
  await expect
    .poll(() => storedNames(page, shop.url))
    .toMatchObject({ cookies: ['_ga', 'consent', 'locale'], local: ['tracking.sv'] })

  // On a page for all visitors too.
  await openPage(page, shop.url + href('home', 'sv'))
  await expect.poll(() => page.evaluate('window.tagLoaded')).toBe(true)

  // Withdrawn, it takes with it what was stored.
  await openPage(page, shop.url + href('cookieSettings', 'sv'))
  await page.getByRole('button', { name: 'Bara nödvändiga' }).click()
  await expect.poll(() => storedNames(page, shop.url)).toMatchObject({ cookies: ['consent', 'locale'], local: [] })
  const after = foreign()
  await openPage(page, shop.url + href('home', 'sv'))
  await expectStill(foreign)
  expect(foreign()).toBe(after)
})

test('a choice of cookies and an add by forms that the browser sends by itself are reported by the next page, once', async ({
  page,
}) => {
  const from = (await shop.events()).length
  const granted = async () => (await shop.events()).slice(from).filter(({ event }) => event === 'consent_granted')
  await openPage(page, shop.url + href('cookieSettings', 'sv'))
  // As before the page is hydrated: no script hears this.
  await page.locator('main form[method="post"]').evaluate((form) => {
    if (!(form instanceof HTMLFormElement)) throw new Error('There is no form')
    form.append(Object.assign(document.createElement('input'), { type: 'hidden', name: 'choice', value: 'all' }))
    form.submit()
  })
  await expect.poll(granted).toMatchObject([{ consent: 31, withheld: null }])
  const added = async () => (await shop.events()).slice(from).filter(({ event }) => event === 'add_to_cart')
  await openPage(page, `${shop.url}${href('search', 'sv')}?query=CR2032`)
  await page.getByRole('article').first().getByRole('heading').getByRole('link').click()
  await page.getByRole('spinbutton', { name: translator('sv')('product.quantity') }).fill('3')
  // As before the page is hydrated: no script hears this.
  const form = page.locator('main form:has(input[name="product_id"]):has(input[name="quantity"])').first()
  await form.evaluate((element) => element instanceof HTMLFormElement && element.submit())
  await expect(page).toHaveURL(/[?&]added=/)
  await expect.poll(added).toMatchObject([{ withheld: null, ecommerce: { currency: 'SEK', items: [{ quantity: 3 }] } }])
  const beforeReload = (await shop.events()).length
  await openPage(page, page.url())
  await eventsWith('page_view', beforeReload)
  await expectStill(async () => (await added()).length)
  expect(await added()).toHaveLength(1)
  await form.evaluate((element) => element instanceof HTMLFormElement && element.submit())
  await expect.poll(async () => (await added()).length).toBe(2)

  await allow(page, 1)
  const withheld = async () => (await added()).filter((one) => one.withheld === 'consent').length
  await openPage(page, page.url())
  // The address still names what was added.
  await expect.poll(withheld).toBe(1)
  await form.evaluate((element) => element instanceof HTMLFormElement && element.submit())
  await expect.poll(withheld).toBe(2)
  expect((await added()).filter(({ withheld }) => withheld === null)).toHaveLength(2)
})

test('a choice of cookies counts in all open tabs: what is granted, once, and what is withdrawn, with a new document', async ({
  page,
  context,
}) => {
  const other = await context.newPage()
  await openPage(other, shop.url + href('home', 'sv'))
  await openPage(page, shop.url + href('cookieSettings', 'sv'))
  await other.evaluate(() => document.documentElement.setAttribute('data-first', ''))
  const from = (await shop.events()).length
  const granted = async () => (await shop.events()).slice(from).filter(({ event }) => event === 'consent_granted')

  await page.getByRole('button', { name: 'Tillåt alla' }).click()
  await expect.poll(() => other.evaluate('window.tagLoaded')).toBe(true)
  await expect(other.getByRole('region', { name: /Cookies/ })).toHaveCount(0)
  await expect(other.locator('html[data-first]')).toBeAttached()
  await expectStill(async () => (await granted()).length)
  expect(await granted()).toHaveLength(1)

  // As scripts of others do in their tab.
  await other.evaluate(() => [localStorage, sessionStorage].forEach((storage) => storage.setItem('foreign', '1')))
  await page.getByRole('button', { name: 'Bara nödvändiga' }).click()
  await expect(other.locator('html[data-first]')).not.toBeAttached()
  await other.locator('html[data-ready]').waitFor()
  expect(await other.evaluate(() => [window.dataLayer, sessionStorage.getItem('foreign')])).toEqual([undefined, null])
  expect(await storedNames(other, shop.url)).toMatchObject({ cookies: ['consent', 'locale'], local: [] })
  const before = (await shop.events()).length
  await other.locator('main a[href*="/artiklar/"]').first().click()
  expect((await eventsWith('page_view', before)).map(({ withheld }) => withheld)).not.toContain(null)
})

test.describe('a session that becomes internal', () => {
  // Other journeys log in with this account.
  test.afterEach(() => act('staff-accounts', { email: DEMO_ACCOUNT.email, is_staff: false }))

  test('a tag manager that runs is denied everything once the login in the dialog makes the session internal', async ({
    page,
  }) => {
    const t = translator('sv')
    const { email, password } = DEMO_ACCOUNT
    await act('staff-accounts', { email, is_staff: true })
    await allow(page, 31)
    await openPage(page, `${shop.url}${href('search', 'sv')}?query=CR2032`)
    await page.getByRole('article').first().getByRole('heading').getByRole('link').click()
    await page.getByRole('spinbutton', { name: t('product.quantity') }).waitFor()
    const name = await page.getByRole('heading', { level: 1 }).innerText()
    // The backend marks a session with its cart.
    await page
      .getByRole('button', { name: t('cart.add.label', { name }) })
      .first()
      .click()
    await expect(page.getByText(t('cart.added', { name }))).toBeVisible()
    await openPage(page, `${shop.url}${href('home', 'sv')}?login`)
    await expect.poll(() => page.evaluate('window.tagLoaded')).toBe(true)
    expect(await page.evaluate('window.consentTold.at(-1)')).toMatchObject(['consent', 'update', { ad_storage: 'granted' }])
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('textbox', { name: t('login.email') }).fill(email)
    await dialog.getByLabel(t('login.password'), { exact: true }).fill(password)
    await dialog.getByRole('button', { name: t('login.submit'), exact: true }).click()
    await expect(dialog).toBeHidden()
    const denied = { ad_storage: 'denied', analytics_storage: 'denied', ad_user_data: 'denied', ad_personalization: 'denied' }
    await expect.poll(() => page.evaluate('window.consentTold.at(-1)')).toMatchObject(['consent', 'update', denied])
  })
})
