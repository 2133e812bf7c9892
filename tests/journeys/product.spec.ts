import { href } from '../../app/routing/href'
import { expect, test } from '../support/journey'
import { openPage } from '../support/journey/open-page'
import { drawer } from '../support/journey/drawer'
import { goods } from '../support/journey/goods'
import { elements } from '../support/shop/read-page'
import { translator } from '../support/shop/translator'
import type { Page } from '@playwright/test'

const t = translator('sv')

/** A battery that fits many tools; every storefront finds it by its number. */
const TOOL = 'BL1850B'

/** The product page of the first result that has a fits-list. */
async function toolPage(page: Page): Promise<string> {
  const results = await (await page.request.get(`${href('search', 'sv')}?query=${TOOL}`)).text()
  const [, card = ''] = /<article\b(.*?)<\/article>/s.exec(results) ?? []
  const [link] = elements(card, 'a')
  if (!link?.href) throw new Error(`No ${TOOL} is found`)
  return link.href
}

test('pictures can be browsed and zoomed', async ({ page, expectAccessible }) => {
  const { product } = await goods(page.request, 'sv')
  await openPage(page, product)
  const gallery = page.getByRole('region', { name: t('product.gallery') })
  const thumbs = gallery.locator('a[href^="#picture-"]')
  const second = gallery.locator('#picture-2')
  await expect(thumbs.first()).toHaveAttribute('aria-current', 'true')
  await thumbs.nth(1).click()
  await expect(thumbs.nth(1)).toHaveAttribute('aria-current', 'true')
  await expect(second).toBeInViewport({ ratio: 0.5 })
  await second.getByRole('link').click()
  const dialog = page.getByRole('dialog')
  const count = await thumbs.count()
  await expect(dialog.getByText(t('product.picture', { number: 2, count }))).toBeVisible()
  await expectAccessible({ only: dialog })
  const picture = dialog.getByRole('img')
  const whole = (await picture.boundingBox())?.width ?? 0
  await page.keyboard.press('+')
  await expect.poll(async () => (await picture.boundingBox())?.width ?? 0).toBeGreaterThan(whole * 1.4)
  await page.keyboard.press('ArrowLeft')
  await expect(dialog.getByText(t('product.picture', { number: 1, count }))).toBeVisible()
  await expect.poll(async () => (await picture.boundingBox())?.width ?? 0).toBeCloseTo(whole, 0)
  await picture.click()
  await expect.poll(async () => (await picture.boundingBox())?.width ?? 0).toBeGreaterThan(whole * 2)
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(gallery.locator('#picture-1').getByRole('link')).toBeFocused()
  await expect(thumbs.first()).toHaveAttribute('aria-current', 'true')
})

test('the fits-list shows whether a product fits a device', async ({ page, expectAccessible }) => {
  await openPage(page, await toolPage(page))
  const list = page.locator('#fits')
  const field = list.getByRole('searchbox', { name: t('product.fits.filter') })
  await field.fill('dhp-482')
  await expect(list.getByRole('listitem').filter({ hasText: 'DHP482' }).first()).toBeVisible()
  await expect(list.getByRole('listitem').filter({ hasText: 'DTD' })).toHaveCount(0)
  await field.fill('qxzqxz')
  await expect(list.getByRole('status')).toHaveText(t('product.fits.none', { query: 'qxzqxz' }))
  // A link half covered by the sticky header would fail the target-size rule, so scroll first.
  await page.mouse.wheel(0, -10_000)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  await expectAccessible({ only: list })
  await list.getByRole('link', { name: t('product.fits.none.search', { query: 'qxzqxz' }) }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('search.none.title', { query: 'qxzqxz' }))
})

test('the deal of the day links to its product, which shows when it ends', async ({ page, expectAccessible }) => {
  await openPage(page, href('home', 'sv'))
  const banner = page.getByRole('region', { name: t('deal.label') })
  await expect(banner.getByRole('timer')).toHaveCount(0)
  const name = (await banner.getByRole('link').locator('.font-semibold').first().textContent()) ?? ''
  await banner.getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name.replaceAll('\u00a0', ' '))
  await expectAccessible({ only: banner })
  const timer = banner.getByRole('timer')
  await expect(timer).toHaveText(/^\d\d:\d\d:\d\d$/)
  const before = await timer.textContent()
  await expect(timer).not.toHaveText(before ?? '')
})

test('the buy bar is shown at the bottom of a small screen while the buy box is not visible', async ({
  page,
  expectAccessible,
}) => {
  const t = translator('de')
  await page.setViewportSize({ width: 360, height: 740 })
  await openPage(page, (await goods(page.request, 'de')).product)
  const name = await page.getByRole('heading', { level: 1 }).innerText()
  const bar = page.locator('.buy-bar')
  await page.getByRole('spinbutton', { name: t('product.quantity'), exact: true }).fill('3')
  await expect(bar).toHaveCount(0)
  await page.getByRole('heading', { name: t('product.specifications') }).scrollIntoViewIfNeeded()
  await page.mouse.wheel(0, 400)
  await expect(bar).toBeVisible()
  await expectAccessible({ only: bar })
  await test.step('but not in a window of 1280 x 1024 px at 400 %, where the header goes by with the page', async () => {
    const header = page.locator('.header-bar')
    const padding = () => page.evaluate(() => getComputedStyle(document.documentElement).scrollPadding)
    const kept = await padding()
    await expect(header).toBeInViewport()
    await page.setViewportSize({ width: 320, height: 256 })
    await expect(bar).toBeHidden()
    await expect(header).not.toBeInViewport()
    expect([kept, await padding()]).toEqual(['96px auto 88px', 'auto auto 0px'])
    await page.setViewportSize({ width: 360, height: 740 })
  })
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  await page.mouse.wheel(0, 4000)
  await expect(bar).toHaveCount(0)
  await page.getByRole('heading', { name: t('product.specifications') }).scrollIntoViewIfNeeded()
  await bar.getByRole('button').click()
  await expect(page.getByText(t('cart.added', { name }))).toBeVisible()
  await expect(drawer(page).getByRole('textbox').first()).toHaveValue('3')
  await openPage(page, href('cart', 'de'))
  await expect(page.locator('input[name=quantity]').first()).toHaveValue('3')
})
