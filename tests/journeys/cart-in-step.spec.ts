import type { Page } from '@playwright/test'
import { href } from '../../app/routing/href'
import { expect, test } from '../support/journey'
import { openPage } from '../support/journey/open-page'
import { expectStill } from '../support/journey/expect-still'
import { addCode, drawer, put } from '../support/journey/drawer'
import { translator } from '../support/shop/translator'

const DEAR = 'CHC-5'
const t = translator('sv')
const total = (page: Page) => drawer(page).locator('.cart-totals')

test('a change in another tab appears in an open drawer, which keeps its rows meanwhile', async ({ page, context }) => {
  const name = await put(page, DEAR)
  const other = await context.newPage()
  await openPage(other, href('home', 'sv'))
  await other.locator('.area-cart').getByRole('link').click()
  await drawer(other)
    .getByRole('button', { name: t('cart.quantity.increase', { name }) })
    .click()
  await expect(drawer(page).getByRole('textbox', { name: t('cart.quantity.of', { name }) })).toHaveValue('2')
  await expect(total(page)).toHaveAttribute('aria-busy', 'false')
  await other.close()

  await test.step('a product link in the drawer to the current page closes the drawer', async () => {
    await drawer(page).getByRole('link', { name }).first().click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
    await expect(drawer(page)).toBeHidden()
    await page.locator('.area-cart').getByRole('link').click()
    await drawer(page).getByRole('link', { name }).first().click()
    await expect(drawer(page)).toBeHidden()
  })
})

test('page data older than the last change does not affect the drawer', async ({ page }) => {
  const name = await put(page, DEAR)
  let letGo: () => void = () => undefined
  const held = new Promise<void>((resolve) => (letGo = resolve))
  await page.route(/\.data(\?|$)/, async (route) => {
    const answer = await route.fetch()
    await held
    return route.fulfill({ response: answer })
  })
  const refreshed = page.waitForResponse(/\.data(\?|$)/)
  await addCode(page, 'KRAFT10')
  await drawer(page)
    .getByRole('button', { name: t('cart.quantity.increase', { name }) })
    .click()
  await expect(total(page)).toHaveAttribute('aria-busy', 'false')
  letGo()
  await refreshed
  await expectStill(() => total(page).innerText())
  await expect(drawer(page).getByRole('textbox', { name: t('cart.quantity.of', { name }) })).toHaveValue('2')
  await expect(total(page)).toHaveAttribute('aria-busy', 'false')
})

test('a cart badge of 3 characters covers no text and does not widen the page', async ({ page }) => {
  const name = await put(page, DEAR)
  const badge = page.locator('.cart-badge')
  // The badge counts the typed number before the server knows it: the next page is to be asked for after that.
  const answered = page.waitForResponse((response) => response.request().method() === 'POST')
  await drawer(page)
    .getByRole('textbox', { name: t('cart.quantity.of', { name }) })
    .fill('150')
  await expect(badge).toHaveText(/^\d{3}$/)
  await answered
  await openPage(page, href('cart', 'sv'))
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    await expect(badge).toHaveText(/^\d{3}$/)
    await expect.poll(() => page.evaluate(() => [innerWidth, document.documentElement.scrollWidth])).toEqual([width, width])
  }
  const word = page.locator('.area-cart').getByText(t('header.cart'), { exact: true }).first()
  await expect(async () => {
    const [box, text] = [await badge.boundingBox(), await word.boundingBox()]
    expect((box?.x ?? 0) + (box?.width ?? Infinity)).toBeLessThanOrEqual(text?.x ?? 0)
  }).toPass({ timeout: 5000 })

  await test.step('the focus moves to the title when the last line is removed, and when it is restored', async () => {
    const title = page.getByRole('heading', { level: 1 })
    await page.getByRole('button', { name: t('cart.remove.of', { name }) }).click()
    await expect(page.getByText(t('cart.empty'))).toBeVisible()
    await expect(title).toBeFocused()
    await page.getByRole('button', { name: t('cart.undo') }).click()
    await expect(page.getByRole('textbox', { name: t('cart.quantity.of', { name }) })).toBeVisible()
    await expect(title).toBeFocused()
  })
})
