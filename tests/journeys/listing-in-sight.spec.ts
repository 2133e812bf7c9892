import { href } from '../../app/routing/href'
import { categoryHref } from '../../app/routing/listing-path'
import { expect, FRAME, test } from '../support/journey'
import { openPage } from '../support/journey/open-page'
import { translator } from '../support/shop/translator'

const t = translator('sv')
const BATTERIES = categoryHref('sv', 'hushallsbatterier')
const PHONE = { width: 360, height: 740 }
const DESK = { width: 1280, height: 800 }

test('on a phone the results start within the first screen', async ({ page, expectAccessible }) => {
  await page.setViewportSize(PHONE)
  // This query matches a device and also categories.
  await openPage(page, `${href('search', 'de')}?query=makita`)
  const categories = page.getByRole('navigation', { name: translator('de')('search.categories') })
  await expect(categories).toBeInViewport()
  await expect(page.getByRole('article').first().getByRole('img').or(page.locator('article img')).first()).toBeInViewport()
  // main-pages.spec.ts shows hits to axe.
  await expectAccessible({ without: [...FRAME, 'li:has(> article)'] })
})

test('beside facets that apply at once there is no button, and Back undoes one at a time', async ({ page }) => {
  await page.setViewportSize(DESK)
  await openPage(page, BATTERIES)
  const facets = page.getByRole('form', { name: t('facets.title') })
  const status = page.getByRole('status').filter({ hasText: /^\d[\d\s]* produkt/ })
  const shown = [{ address: page.url(), count: await status.innerText() }]
  for (const nth of [1, 0]) {
    const box = facets.getByRole('checkbox').nth(nth)
    await box.click()
    // The address changes before the answer is shown.
    await expect(status).not.toHaveText(shown.at(-1)?.count ?? '')
    await expect(box).toBeChecked()
    shown.push({ address: page.url(), count: await status.innerText() })
  }
  await expect(facets.getByRole('button')).toHaveCount(0)
  for (const { address, count } of shown.toReversed().slice(1)) {
    await page.goBack()
    await expect(status).toHaveText(count)
    await expect(page).toHaveURL(address)
  }
})

test('on a phone the facets are a sheet that says how many products it shows, and Escape closes it', async ({
  page,
  expectAccessible,
}) => {
  await page.setViewportSize(PHONE)
  await openPage(page, BATTERIES)
  const opener = page.locator('#filter > summary')
  await opener.click()
  const sheet = page.getByRole('dialog', { name: t('facets.title') })
  const status = sheet.getByRole('status')
  const before = await status.innerText()
  await sheet.getByRole('checkbox').nth(1).click()
  await expect(status).not.toHaveText(before)
  const count = /^[\d\s]+/.exec(await status.innerText())?.[0].trim() ?? ''
  const show = sheet.getByRole('button', { name: t('facets.show', { count: 2 }).split('2')[0] })
  await expect(show).toContainText(count)
  await expect(show).toBeInViewport({ ratio: 1 })
  await expectAccessible({ only: sheet })
  await page.keyboard.press('Escape')
  await expect(sheet).toHaveCount(0)
  await expect(opener).toBeFocused()
  await opener.click()
  await show.click()
  await expect(sheet).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 2, name: t('listing.products'), exact: true })).toBeFocused()
})
