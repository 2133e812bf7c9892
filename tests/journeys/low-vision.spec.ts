import type { Page } from '@playwright/test'
import { contentHref, href } from '../../app/routing/href'
import { expect, test } from '../support/journey'
import { openPage, ready } from '../support/journey/open-page'
import { PAGE_KINDS } from '../support/journey/page-kinds'

test('at 200 % zoom the content of each layout starts on the first screen', async ({ page, expectConsole }) => {
  test.slow()
  expectConsole(/404/)
  // 1280 by 720 px, enlarged to 200 %.
  await page.setViewportSize({ width: 640, height: 360 })
  for (const kind of ['home', 'category', 'product', 'checkout', 'page not found']) {
    await PAGE_KINDS[kind]?.visit(page, 'de')
    const heading = await page.locator('main h1').first().boundingBox()
    expect.soft(heading === null ? Infinity : heading.y + heading.height / 2, kind).toBeLessThan(360)
  }
})

test('the German page for a missing address fits 320 px', async ({ page, expectConsole }) => {
  expectConsole(/404/)
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto(contentHref('de', 'no-such-page'))
  await ready(page)
  await expect(page.getByRole('main').getByRole('link', { name: 'CR2032' })).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
})

test('forced colours tell which pack is chosen and fill the dot of what is in stock', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await openPage(page, await productWithPacks(page))
  const packs = page.locator('.choice-row a')
  const looks = await packs.evaluateAll((links) =>
    links.map((link) => ({
      isChosen: link.getAttribute('aria-current') === 'page',
      ground: getComputedStyle(link).backgroundColor,
    })),
  )
  const grounds = (isChosen: boolean) => new Set(looks.filter((look) => look.isChosen === isChosen).map(({ ground }) => ground))
  expect(grounds(true).size).toBe(1)
  expect([...grounds(true)].some((ground) => grounds(false).has(ground))).toBe(false)
  const dot = page.locator('.stock-in-stock').first()
  expect(await dot.evaluate((stock) => getComputedStyle(stock, '::before').backgroundColor)).toBe('rgb(0, 0, 0)')
})

/** The first hit for a cell that comes in packs. */
async function productWithPacks(page: Page): Promise<string> {
  await page.goto(`${href('search', 'sv')}?query=CR2032`)
  return (await page.locator('#grid article a').first().getAttribute('href')) ?? ''
}
