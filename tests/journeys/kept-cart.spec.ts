import type { BrowserContext, Page } from '@playwright/test'
import { href } from '../../app/routing/href'
import { expect, FRAME, test } from '../support/journey'
import { expectStill } from '../support/journey/expect-still'
import { goods } from '../support/journey/goods'
import { openPage, ready } from '../support/journey/open-page'
import { translator } from '../support/shop/translator'

const t = translator('sv')
const CART = href('cart', 'sv')
const HOME = href('home', 'sv')

const copy = (page: Page, key: string) => page.evaluate((name): unknown => JSON.parse(localStorage.getItem(name) ?? 'null'), key)

/** Sends the form of an add without opening a page; gives the product. */
async function add(page: Page, quantity: number) {
  const { id } = await goods(page.request, 'sv')
  const sent = await page.request.post(CART, {
    form: { intent: 'add', product_id: id, quantity: String(quantity) },
    maxRedirects: 0,
  })
  expect(sent.status()).toBe(303)
  return Number(id)
}

const removeFirst = (page: Page) =>
  page
    .getByRole('button', { name: t('cart.remove.of', { name: '' }).trim() })
    .first()
    .click()

/** Loses the session, as when it has expired or the session store was cleared. */
const loseSession = (context: BrowserContext) => context.clearCookies({ name: 'session' })

const badge = (page: Page, count: number) => {
  const [contents = ''] = t('header.cart.contents', { count, total: '#' }).split('#')
  return page.getByRole('banner').getByRole('link', { name: contents })
}

test('the browser stores lines without prices, codes and no secrets, and an emptied cart is not stored', async ({ page }) => {
  await openPage(page, HOME)
  expect(await page.evaluate(() => ['cart', 'discount', 'auth'].map((key) => localStorage.getItem(key)))).toEqual([
    null,
    null,
    null,
  ])
  const id = await add(page, 3)
  await page.request.post(CART, { form: { intent: 'add-code', code: 'KRAFT10' } })
  await openPage(page, HOME)
  await expect
    .poll(() => copy(page, 'cart'))
    .toEqual({
      version: 1,
      session: expect.stringMatching(/^[\w-]{8}$/),
      lines: [{ product_id: id, quantity: 3, sold_in: 0 }],
      uuids: [expect.stringMatching(/^[\da-f-]{36}$/)],
    })
  await expect.poll(() => copy(page, 'discount')).toEqual({ version: 1, codes: ['KRAFT10'] })
  await expect.poll(() => copy(page, 'auth')).toEqual({ version: 1, signedIn: null })

  await openPage(page, CART)
  await removeFirst(page)
  await expect.poll(() => copy(page, 'cart')).toMatchObject({ lines: [] })
})

test('Back to a page from before a removal restores nothing', async ({ page }) => {
  await add(page, 2)
  await openPage(page, CART)
  await removeFirst(page)
  await expect.poll(() => copy(page, 'cart')).toMatchObject({ lines: [] })
  await openPage(page, HOME)
  await page.goBack()
  await ready(page)
  await expect(page.getByRole('main').getByText(t('cart.empty'))).toBeVisible()
  expect(await copy(page, 'cart')).toMatchObject({ lines: [] })
})

test('a cart whose session is lost is restored once on the next page, with a message', async ({
  page,
  context,
  expectAccessible,
}) => {
  await add(page, 3)
  await openPage(page, HOME)
  // A line that this storefront does not sell waits, and is not counted.
  await page.evaluate(() => {
    const kept = localStorage.getItem('cart') ?? ''
    localStorage.setItem('cart', kept.replace('],"uuids"', ',{"product_id":999999,"quantity":2}],"uuids"'))
  })
  await loseSession(context)
  await page.goto(HOME)
  await expect(page.getByText(t('cart.restored', { count: 3 }))).toBeVisible()
  await expect(badge(page, 3)).toBeVisible()
  await expectAccessible({ without: FRAME })

  await openPage(page, CART)
  await expect(page.getByText(t('cart.restored', { count: 3 }))).toBeHidden()
  await removeFirst(page)
  await expect(page.getByText(t('cart.empty'), { exact: true })).toBeVisible()
  await expect.poll(() => copy(page, 'cart')).toMatchObject({ lines: [{ product_id: 999_999 }] })
  await loseSession(context)
  await openPage(page, CART)
  await expect(page.getByText(t('cart.empty'), { exact: true })).toBeVisible()
})

test('products added after the loss are merged with the restored cart', async ({ page, context }) => {
  const id = await add(page, 3)
  await openPage(page, HOME)
  await loseSession(context)
  await page.request.post(CART, { form: { intent: 'add', product_id: String(id), quantity: '1' } })
  await page.goto(HOME)
  await expect(badge(page, 4)).toBeVisible()
})

test('a cart stored while a customer was signed in is not restored for the next visitor', async ({ page, context }) => {
  await add(page, 3)
  await openPage(page, HOME)
  await page.evaluate(() => localStorage.setItem('auth', '{"version":1,"signedIn":"myAccount"}'))
  await loseSession(context)
  await openPage(page, HOME)
  await expect.poll(() => copy(page, 'cart')).toEqual({ version: 1, session: '', lines: [] })
  await page.goto(CART)
  await expect(page.getByText(t('cart.empty'), { exact: true })).toBeVisible()
})

test('damaged, unknown or forbidden storage causes no error', async ({ page, context }) => {
  await page.goto(HOME)
  for (const text of [
    '{',
    '[]',
    '{"items":[{"id":1}]}',
    'null',
    '{"version":1,"session":"x","lines":[{"product_id":-1,"quantity":"9"}]}',
  ]) {
    await page.evaluate((content) => ['cart', 'discount', 'auth'].forEach((key) => localStorage.setItem(key, content)), text)
    await openPage(page, HOME)
    await expect(page.getByRole('banner')).toBeVisible()
  }
  await context.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('forbidden', 'SecurityError')
      },
    })
  })
  await add(page, 2)
  await openPage(page, HOME)
  await expect(badge(page, 2)).toBeVisible()
})

test('other open tabs update once', async ({ page, context }) => {
  const other = await context.newPage()
  await openPage(other, HOME)
  await openPage(page, CART)
  const asked: string[] = []
  context.on('request', (request) => request.url().includes('.data') && asked.push(request.url()))
  await add(page, 2)
  await openPage(page, HOME)
  await expect(badge(other, 2)).toBeVisible()
  await expectStill(() => asked.length)
  expect(asked.length).toBeLessThanOrEqual(3)
})
