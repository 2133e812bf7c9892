import type { Page } from '@playwright/test'
import { href } from '../../app/routing/href'
import { resourceHref } from '../../app/routing/resources'
import { expect, test } from '../support/journey'
import { openPage } from '../support/journey/open-page'
import { addCode, drawer, put } from '../support/journey/drawer'
import { translator } from '../support/shop/translator'

/** A charger without variations above the minimum order, and a holder below it. */
const DEAR = 'CHC-5'
const CHEAP = 'CAS-AA4'

const t = translator('sv')
const data = resourceHref('cartData', 'sv')
const total = (page: Page) => drawer(page).locator('.cart-totals')
const quantity = (page: Page, name: string) => drawer(page).getByRole('textbox', { name: t('cart.quantity.of', { name }) })
const increase = (page: Page, name: string) => drawer(page).getByRole('button', { name: t('cart.quantity.increase', { name }) })
const cartLink = (page: Page, count: number) =>
  page.locator('.area-cart').getByRole('link', { name: t('header.cart.contents', { count, total: '#' }).split('#')[0] ?? '' })

test(
  'adding opens the drawer, which is changed, emptied and brought back',
  { tag: '@smoke' },
  async ({ page, expectAccessible }) => {
    const name = await put(page, DEAR)
    await expect(cartLink(page, 1)).toHaveCount(1)
    await expectAccessible({ only: drawer(page) })

    // A typed quantity is clamped and sent; plus increases it.
    await quantity(page, name).fill('viele')
    await expect(quantity(page, name)).toHaveValue('1')
    await quantity(page, name).fill('4')
    await expect(cartLink(page, 4)).toHaveCount(1)
    await expect(quantity(page, name)).toBeFocused()
    await increase(page, name).click()
    await expect(quantity(page, name)).toHaveValue('5')

    // Remove the line, then restore it with its quantity.
    await drawer(page)
      .getByRole('button', { name: t('cart.remove.of', { name }) })
      .click()
    await expect(drawer(page).getByText(t('cart.empty'))).toBeVisible()
    await expect(drawer(page).getByRole('heading', { name: t('cart.title') })).toBeFocused()
    await expectAccessible({ only: drawer(page) })
    await drawer(page)
      .getByRole('button', { name: t('cart.undo') })
      .click()
    await expect(quantity(page, name)).toHaveValue('5')
    await expect(cartLink(page, 5)).toHaveCount(1)

    // The pressed button is gone; the focus stays in the drawer.
    await expect(drawer(page).locator(':focus')).toHaveCount(1)

    // An emptied field is not a change yet; when it loses the focus it becomes the minimum.
    await quantity(page, name).fill('')
    await quantity(page, name).press('Tab')
    await expect(quantity(page, name)).toHaveValue('1')
    await expect(cartLink(page, 1)).toHaveCount(1)

    // Minus on an emptied field gives the minimum, not a removal.
    await quantity(page, name).fill('4')
    await expect(cartLink(page, 4)).toHaveCount(1)
    await quantity(page, name).fill('')
    await drawer(page)
      .getByRole('button', { name: t('cart.quantity.decrease', { name }) })
      .click()
    await expect(quantity(page, name)).toHaveValue('1')
    await expect(cartLink(page, 1)).toHaveCount(1)

    // Continue to the checkout.
    await drawer(page)
      .getByRole('link', { name: t('cart.toCheckout') })
      .click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('checkout.title'))
  },
)

test('the cart icon opens the drawer; Escape, a click outside or the close button hides it', async ({
  page,
  expectConsole,
  expectAccessible,
}) => {
  expectConsole(/503/)
  await openPage(page, href('home', 'sv'))
  await test.step('a drawer that cannot load the cart says so, and loads it on retry', async () => {
    await page.route(`**${data}`, (route) => route.fulfill({ status: 503, body: 'away' }))
    await page.locator('.area-cart').getByRole('link').click()
    await expect(drawer(page).getByRole('alert')).toContainText(t('drawer.unread'))
    await page.unroute(`**${data}`)
    await drawer(page)
      .getByRole('button', { name: t('drawer.retry') })
      .click()
    await expect(drawer(page).getByText(t('cart.empty'))).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(drawer(page)).toBeHidden()
  })
  const icon = page.locator('.area-cart').getByRole('link')
  for (const hide of [
    () => page.keyboard.press('Escape'),
    () => page.mouse.click(40, 300),
    () =>
      drawer(page)
        .getByRole('button', { name: t('drawer.close') })
        .click(),
  ]) {
    await icon.click()
    await expect(drawer(page).getByText(t('cart.empty'))).toBeVisible()
    await expect(drawer(page).locator(':focus')).toHaveCount(1)
    await expect.poll(() => page.evaluate(() => getComputedStyle(document.documentElement).overflowY)).toBe('hidden')
    await hide()
    await expect(drawer(page)).toBeHidden()
    await expect(icon).toBeFocused()
  }
  await icon.click()
  await expect(drawer(page).getByText(t('cart.empty'))).toBeVisible()
  await expectAccessible({ only: drawer(page) })
})

test('below the minimum order the checkout is closed and a progress bar shows the missing amount', async ({ page }) => {
  const name = await put(page, CHEAP)
  const toCheckout = drawer(page).getByText(t('cart.toCheckout'), { exact: true })
  await expect(toCheckout).toBeDisabled()
  const [words = '?'] = t('cart.minimum', { minimum: '#', missing: '#' }).split('#')
  const minimum = drawer(page).getByRole('progressbar', { name: words })
  await expect(minimum).toBeVisible()
  await quantity(page, name).fill('20')
  await expect(minimum).toHaveCount(0)
  await expect(drawer(page).getByRole('link', { name: t('cart.toCheckout') })).toBeVisible()
  await test.step('codes are added in the drawer, and the page is updated', async () => {
    await addCode(page, 'KRAFT10')
  })
  await test.step('a code that does not exist is an error beside its field, which keeps it, and is not told elsewhere', async () => {
    const field = drawer(page).getByRole('textbox', { name: t('discounts.field') })
    await field.fill('HELG20')
    await field.press('Enter')
    await expect(drawer(page).getByText(t('discounts.unknown'))).toBeInViewport()
    await expect(field).toHaveValue('HELG20')
    await expect(field).toHaveAccessibleDescription(t('discounts.unknown'))
    await page.keyboard.press('Escape')
    await expect(drawer(page)).toBeHidden()
    await expect(page.getByText(t('discounts.unknown')).filter({ visible: true })).toHaveCount(0)
    await expect(page.getByText(t('discounts.bar.applied', { code: 'KRAFT10' }))).toBeVisible()
  })
})

test('one round trip confirms a change; a failure rolls it back; until the server answers, totals are frozen', async ({
  page,
  expectConsole,
  expectAccessible,
}) => {
  expectConsole(/ERR_FAILED|503/)
  const name = await put(page, DEAR)
  await test.step('one round trip from the click to the confirmed total, without further requests', async () => {
    const asked: string[] = []
    page.on(
      'request',
      (request) => request.resourceType() === 'fetch' && asked.push(`${request.method()} ${new URL(request.url()).pathname}`),
    )
    const before = await total(page).locator('dd').last().innerText()
    await drawer(page)
      .getByRole('button', { name: t('cart.quantity.increase', { name }) })
      .click()
    await expect(total(page).locator('dd').last()).not.toHaveText(before)
    // The offers may still be asked for after the add before.
    expect(asked.find((one) => one !== 'GET /sv/cart/offers')).toBe(`POST ${data}`)
    expect(asked.filter((one) => !/^GET \/sv\/cart\/(data|offers)$/.test(one))).toEqual([`POST ${data}`])
  })
  await test.step('a failure rolls back, is announced, and can be retried', async () => {
    const pieces = drawer(page).getByRole('textbox', { name: t('cart.quantity.of', { name }) })
    await page.route(`**${data}`, (route) => (route.request().method() === 'POST' ? route.abort() : route.continue()))
    await drawer(page)
      .getByRole('button', { name: t('cart.quantity.increase', { name }) })
      .click()
    await expect(drawer(page).getByRole('alert')).toContainText(t('cart.failed'))
    await expect(pieces).toHaveValue('2')
    await expectAccessible({ only: drawer(page) })
    await page.unroute(`**${data}`)
    await drawer(page)
      .getByRole('button', { name: t('drawer.retry') })
      .click()
    await expect(pieces).toHaveValue('3')
    await expect(drawer(page).getByRole('alert')).toHaveCount(0)
    // The quantity is shown before the server has confirmed it.
    await expect(total(page)).toHaveAttribute('aria-busy', 'false')
  })
  await test.step('until the server answers, totals are frozen; rapid clicks collapse into the last', async () => {
    const before = await total(page).locator('dd').last().innerText()
    const sent: string[] = []
    let letGo: () => void = () => undefined
    const held = new Promise<void>((resolve) => (letGo = resolve))
    await page.route(`**${data}`, async (route) => {
      if (route.request().method() !== 'POST') return route.continue()
      sent.push(new URLSearchParams(route.request().postData() ?? '').get('quantity') ?? '')
      await held
      return route.continue()
    })
    const increase = drawer(page).getByRole('button', { name: t('cart.quantity.increase', { name }) })
    await increase.evaluate(async (button: HTMLButtonElement) => {
      for (let clicks = 0; clicks < 6; clicks++) {
        button.click()
        await new Promise((resolve) => setTimeout(resolve, 30))
      }
    })
    await expect(drawer(page).getByRole('textbox', { name: t('cart.quantity.of', { name }) })).toHaveValue('9')
    await expect(total(page)).toHaveAttribute('aria-busy', 'true')
    await expect(total(page).getByText(t('cart.pending'))).toBeVisible()
    await expect(total(page).locator('dd').last()).toHaveText(before)
    letGo()
    await expect(total(page)).toHaveAttribute('aria-busy', 'false')
    await expect(total(page).locator('dd').last()).not.toHaveText(before)
    await expect(drawer(page).getByRole('textbox', { name: t('cart.quantity.of', { name }) })).toHaveValue('9')
    // Presses are debounced like edits (spec section 5): the coupon of a quantity that was passed on the way is never removed.
    expect(sent).toEqual(['9'])
    await page.goto(href('cart', 'sv'))
    await expect(page.getByRole('textbox', { name: t('cart.quantity.of', { name }) })).toHaveValue('9')
  })
})

test('a quantity that is typed digit by digit is sent once, when no further edit comes within 250 ms', async ({ page }) => {
  const name = await put(page, DEAR)
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes(data))
      sent.push(new URLSearchParams(request.postData() ?? '').get('quantity') ?? '')
  })
  await quantity(page, name).evaluate(async (field: HTMLInputElement) => {
    const write = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set
    for (const typed of ['1', '12']) {
      write?.call(field, typed)
      field.dispatchEvent(new Event('input', { bubbles: true }))
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
  })
  await expect(total(page)).toHaveAttribute('aria-busy', 'false')
  await expect.poll(() => sent).toEqual(['12'])
})

test('the press that leaves a typed quantity leads to the checkout, with that quantity', async ({ page }) => {
  const name = await put(page, DEAR)
  let letGo: () => void = () => undefined
  const held = new Promise<void>((resolve) => (letGo = resolve))
  await page.route(`**${data}`, async (route) => {
    if (route.request().method() === 'POST') await held
    return route.continue()
  })
  const toCheckout = drawer(page).getByRole('link', { name: t('cart.toCheckout') })
  await quantity(page, name).press('Control+a')
  await page.keyboard.type('4')
  await toCheckout.click()
  await expect(toCheckout).toHaveAttribute('aria-busy', 'true')
  expect(page.url()).not.toContain(href('checkout', 'sv'))
  letGo()
  await expect(page).toHaveURL(new RegExp(href('checkout', 'sv')))
  await openPage(page, href('cart', 'sv'))
  await expect(page.getByRole('textbox', { name: t('cart.quantity.of', { name }) })).toHaveValue('4')
})
