import type { Page } from '@playwright/test'
import { contentHref, href } from '../../app/routing/href'
import { STORES } from '../../app/store/stores'
import { expect, test } from '../support/journey'
import { builtFile } from '../support/journey/built-file'
import { goods } from '../support/journey/goods'
import { openPage, ready } from '../support/journey/open-page'
import { expectStill } from '../support/journey/expect-still'
import { translator } from '../support/shop/translator'

const t = translator('sv')

/** How often the page has asked for the script that holds a module so far. */
async function askedFor(page: Page, module: string): Promise<() => number> {
  const file = await builtFile(module)
  let asked = 0
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === file) asked += 1
  })
  return () => asked
}

test('the code of what is far down is loaded when it comes near, and nothing moves', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 })
  const { product } = await goods(page.request, 'sv')
  const loaded = await askedFor(page, 'app/reviews/reviews.tsx')
  await openPage(page, product)
  const reviews = page.getByRole('region', { name: t('reviews.title') })
  const height = () => reviews.evaluate((element) => element.getBoundingClientRect().height)
  await expectStill(loaded)
  expect(loaded()).toBe(0)
  const before = await height()
  await reviews.scrollIntoViewIfNeeded()
  await expect.poll(loaded).toBe(1)
  await expectStill(height)
  expect(await height()).toBe(before)
})

test('what is looked up about a product comes when it is near', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 })
  const { product } = await goods(page.request, 'sv')
  const loaded = await askedFor(page, 'app/product/product-facts.tsx')
  await openPage(page, product)
  const facts = page.getByRole('heading', { name: t('product.specifications') })
  await facts.scrollIntoViewIfNeeded()
  await expect.poll(loaded).toBe(1)
  await expect(facts).toBeVisible()
})

test('the code of cards is loaded when they change, and when scripts navigate to a page that has some', async ({ page }) => {
  const { category } = await goods(page.request, 'sv')
  const loaded = await askedFor(page, 'app/card/product-card.tsx')
  await openPage(page, category)
  const card = page.getByRole('article').first()
  const before = await card.innerText()
  await expectStill(loaded)
  expect(loaded()).toBe(0)
  await page
    .getByRole('banner')
    .getByRole('button', { name: t('vat.company') })
    .click()
  await expect.poll(loaded).toBe(1)
  await expect.poll(() => card.innerText()).not.toBe(before)

  await openPage(page, contentHref('sv', STORES.sv.paths.about))
  await page.locator('html[data-navigates]').waitFor()
  await page
    .getByRole('banner')
    .getByRole('link', { name: t('header.home', { brand: STORES.sv.brand }) })
    .click()
  await expect(page).toHaveURL(href('home', 'sv'))
  await expect(
    page
      .getByRole('region', { name: t('home.offers') })
      .getByRole('article')
      .first(),
  ).toBeVisible()
})

test('what a shopper has begun to type in such a part stays', async ({ page }) => {
  const loaded = await askedFor(page, 'app/chrome/footer/footer-start.tsx')
  await page.goto('/sv')
  const email = page.getByRole('contentinfo').getByRole('textbox')
  // As a browser that fills the fields of a form in, before the scripts have come.
  await email.evaluate((field: HTMLInputElement) => (field.value = 'kund@example.com'))
  await ready(page)
  await email.scrollIntoViewIfNeeded()
  await expect.poll(loaded).toBe(1)
  await expectStill(() => email.inputValue())
  await expect(email).toHaveValue('kund@example.com')
})
