import type { Locator } from '@playwright/test'
import { categoryHref } from '../../app/routing/listing-path'
import { expect, test } from '../support/journey'
import { openPage } from '../support/journey/open-page'
import { translator } from '../support/shop/translator'

const t = translator('sv')
const BATTERIES = categoryHref('sv', 'hushallsbatterier')
const PHONE = { width: 360, height: 740 }

test('in the sheet of a phone, a focused facet is never hidden behind the button', async ({ page }) => {
  await page.setViewportSize(PHONE)
  await openPage(page, BATTERIES)
  await page.locator('#filter > summary').click()
  const sheet = page.getByRole('dialog', { name: t('facets.title') })
  const status = sheet.getByRole('status')
  const everything = await status.innerText()
  await sheet.getByRole('checkbox').first().focus()
  await page.keyboard.press('Space')
  // The answer has other facets: the places hold once it is shown.
  await expect(status).not.toHaveText(everything)
  const button = sheet.getByRole('button').last()
  await expect(button).toBeVisible()
  let seen = 0
  for (let step = 0; step < 40; step += 1) {
    await page.keyboard.press('Tab')
    const focused = sheet.locator('input:focus, summary:focus')
    if ((await focused.count()) === 0) break
    seen += 1
    expect(await overlap(focused, button)).toBeLessThanOrEqual(0)
  }
  expect(seen).toBeGreaterThan(10)
})

/** Pixels of an element below the upper edge of the button at the foot. */
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
  const sheet = page.getByRole('dialog', { name: t('facets.title') })
  await page.locator('#filter > summary').click()
  await sheet.getByRole('checkbox').first().click()
  await expect(page).toHaveURL(/[?&]f\./)
  await sheet.getByRole('button').last().click()
  await expect(sheet).toHaveCount(0)
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
