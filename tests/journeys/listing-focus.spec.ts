import type { Locator } from '@playwright/test'
import { categoryHref } from '../../app/routing/listing-path'
import { expect, test } from '../support/journey'
import { openPage } from '../support/journey/open-page'
import { translator } from '../support/shop/translator'

const t = translator('sv')
const BATTERIES = categoryHref('sv', 'hushallsbatterier')
const PHONE = { width: 360, height: 740 }
const DESK = { width: 1280, height: 780 }

for (const viewport of [PHONE, DESK]) {
  test(`a focused facet is never hidden behind the sticky button, at ${viewport.width}`, async ({ page }) => {
    await page.setViewportSize(viewport)
    await openPage(page, BATTERIES)
    const facets = page.getByRole('form', { name: t('facets.title') })
    if (viewport === PHONE) await page.locator('#filter > summary').click()
    const first = facets.getByRole('checkbox').first()
    await first.focus()
    await page.keyboard.press('Space')
    const button = facets.getByRole('button')
    await expect(button).toBeVisible()
    let seen = 0
    for (let step = 0; step < 40; step += 1) {
      await page.keyboard.press('Tab')
      const focused = facets.locator('input:focus, summary:focus')
      if ((await focused.count()) === 0) break
      seen += 1
      expect(await overlap(focused, button)).toBeLessThanOrEqual(0)
    }
    expect(seen).toBeGreaterThan(10)
  })
}

/** Pixels of an element below the upper edge of the sticky button. */
async function overlap(element: Locator, button: Locator): Promise<number> {
  const [box, foot] = [await element.boundingBox(), await button.boundingBox()]
  return (box?.y ?? 0) + (box?.height ?? Number.POSITIVE_INFINITY) - (foot?.y ?? 0)
}

test('applying or removing a facet, and changing the page, move the focus to the products', async ({ page, expectConsole }) => {
  // A link that is followed before the last page has come aborts its request, which the router reports.
  expectConsole(/^AbortError: signal is aborted without reason/)
  await page.setViewportSize(PHONE)
  await openPage(page, BATTERIES)
  const heading = page.getByRole('heading', { level: 2, name: t('listing.products'), exact: true })
  const facets = page.getByRole('form', { name: t('facets.title') })
  await page.locator('#filter > summary').click()
  await facets.getByRole('checkbox').first().click()
  await expect(page).toHaveURL(/[?&]f\./)
  await facets.getByRole('button').click()
  await expect(facets).toBeHidden()
  await expect(heading).toBeFocused()
  const chips = page.getByRole('list', { name: t('facets.chosen') })
  await chips.getByRole('link').first().press('Enter')
  await expect(chips).toBeHidden()
  await expect(heading).toBeFocused()
  await page.getByRole('link', { name: t('pagination.next') }).press('Enter')
  await expect(page).toHaveURL(/[?&]page=2/)
  await expect(heading).toBeFocused()
  await expect(page.getByRole('article').first()).toBeInViewport()
})
