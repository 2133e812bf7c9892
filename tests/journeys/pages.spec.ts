import { expect, test } from '../support/journey'
import { ready } from '../support/journey/open-page'
import { MAIN_KINDS, PAGE_KINDS } from '../support/journey/page-kinds'

const PHONE = { width: 360, height: 740 }
const DESK = { width: 1280, height: 800 }

for (const [kind, { visit, console: expected }] of Object.entries(PAGE_KINDS)) {
  test(`${kind}: accessible on a desktop and on a phone`, async ({ page, expectAccessible, expectConsole }) => {
    if (expected) expectConsole(expected)
    await page.setViewportSize(DESK)
    await visit(page, 'sv')
    await ready(page)
    await expectAccessible()
    await page.setViewportSize(PHONE)
    if (MAIN_KINDS.includes(kind)) {
      // German has the longest words.
      await page.context().clearCookies()
      await visit(page, 'de')
      await ready(page)
    }
    await page.evaluate(() => {
      scrollTo(0, 0)
    })
    await expectAccessible()
  })
}

test('on a phone the cart drawer and the menu fit in German', async ({ page, expectAccessible }) => {
  await page.setViewportSize(PHONE)
  const drawer = PAGE_KINDS['open cart drawer']
  await drawer?.visit(page, 'de')
  await ready(page)
  await expectAccessible()
  await page.goto('/de')
  await ready(page)
  await page.locator('.menu > summary').click()
  await expectAccessible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PHONE.width)
})
