import type { Page } from '@playwright/test'
import { href } from '../../app/routing/href'
import { STORES } from '../../app/store/stores'
import { expect, test } from '../support/journey'
import { goods } from '../support/journey/goods'
import { WANTED } from '../support/journey/wanted'
import { translator } from '../support/shop/translator'

const t = translator('sv')
const HOME = href('home', 'sv')
const PHONE = { width: 360, height: 780 }
const panel = (page: Page) => page.locator('.menu-panel')

test('the home page without scripts: tiles, row of categories and search', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => request.url().includes('review-widget.js') && asked.push(request.url()))
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto(HOME)
  await test.step('the home page shows 12 main categories, and the others on request', async () => {
    const tiles = page.getByRole('region', { name: t('home.categories') }).getByRole('link')
    await expect(tiles.filter({ visible: true })).toHaveCount(12)
    await page.getByText(t('menu.tiles.more'), { exact: true }).click()
    expect(await tiles.filter({ visible: true }).count()).toBeGreaterThan(12)
  })
  await test.step('the placeholder of the review widget stays hidden, and the widget is not requested', async () => {
    await page.mouse.wheel(0, 2000)
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(1000)
    await expect(page.locator('#review-widget')).toBeHidden()
    expect(asked).toEqual([])
  })
  await test.step('the search field submits its form, and has no combobox role', async () => {
    const field = page.getByRole('banner').getByLabel(t('header.search.label'))
    await expect(field).not.toHaveAttribute('role')
    await field.fill(WANTED)
    await field.press('Enter')
    await expect(page).toHaveURL(`${href('search', 'sv')}?query=${WANTED}`)
  })
  await test.step('a main category in the row is a link to its page, which lists its subcategories', async () => {
    await page.locator('.mega-link').first().click()
    await expect(page.getByRole('navigation', { name: t('listing.children') }).getByRole('link')).toHaveCount(6)
  })
})

test('a main category in the slide-in menu is a link to its page', async ({ page, expectAccessible }) => {
  await page.setViewportSize(PHONE)
  await page.goto(HOME)
  await page.locator('.menu > summary').click()
  await expect(panel(page).getByRole('link', { name: t('header.contact'), exact: true })).toBeVisible()
  await expectAccessible({ only: page.locator('.menu') })
  await test.step('the VAT switch in the slide-in menu is large enough to touch, and changes the prices', async () => {
    const company = panel(page).getByRole('button', { name: t('vat.company') })
    await company.scrollIntoViewIfNeeded()
    expect((await company.boundingBox())?.height).toBeGreaterThanOrEqual(44)
    await company.click()
    await page.locator('.menu > summary').click()
    await expect(company).toHaveAttribute('aria-pressed', 'true')
  })
  await panel(page)
    .locator('.menu-level li a')
    .filter({ hasText: /^Verktygsbatterier$/ })
    .click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Verktygsbatterier')
  await expect(page.getByRole('navigation', { name: t('listing.children') })).toBeVisible()
})

test('the language switch opens and links to the same product', async ({ page }) => {
  const { product } = await goods(page.request, 'sv')
  await page.goto(product)
  await page.getByText(STORES.sv.languageName).first().click()
  await page
    .getByRole('link', { name: `${STORES.de.languageName} (${STORES.de.country})` })
    .first()
    .click()
  await expect(page).toHaveURL(/\/de\/artiklar\/[^/]+\.html$/)
  await expect(page.getByRole('heading', { level: 1 })).toContainText(WANTED)
})
