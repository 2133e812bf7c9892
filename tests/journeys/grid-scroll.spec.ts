import type { Page } from '@playwright/test'
import { categoryHref } from '../../app/routing/listing-path'
import { expect, test } from '../support/journey'
import { openPage } from '../support/journey/open-page'

const SECOND = `${categoryHref('sv', 'hushallsbatterier')}?page=2`
const top = (page: Page) => page.evaluate(() => scrollY)

test('page on a listing scrolls to the grid; the VAT switch and the way back leave the page where it is', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 700 })
  await openPage(page, SECOND)
  await expect.poll(() => top(page)).toBeGreaterThan(50)

  const card = page.locator('#grid article a').nth(12)
  await card.scrollIntoViewIfNeeded()
  const left = await top(page)
  const vat = page.locator('header button[name="vat"]').last()
  // A click of the mouse would scroll to the switch first.
  await vat.evaluate((button: HTMLButtonElement) => button.click())
  await expect(vat).toHaveAttribute('aria-pressed', 'true')
  await expect.poll(() => page.url()).toContain('page=2')
  expect(await top(page)).toBe(left)

  await card.click()
  await expect(page).toHaveURL(/\.html$/)
  await expect(page.locator('#grid')).toHaveCount(0)
  await page.goBack()
  await expect(page.locator('#grid')).toBeVisible()
  await expect.poll(() => top(page)).toBe(left)
})
