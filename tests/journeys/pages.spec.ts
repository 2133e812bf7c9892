import type { Page } from '@playwright/test'
import { expect, FRAME, test } from '../support/journey'
import { ready } from '../support/journey/open-page'
import { MAIN_KINDS, PAGE_KINDS } from '../support/journey/page-kinds'

const PHONE = { width: 360, height: 740 }
const DESK = { width: 1280, height: 800 }

for (const [kind, { visit, console: expected }] of Object.entries(PAGE_KINDS)) {
  test(`${kind}: accessible on a desktop and on a phone`, async ({ page, expectAccessible, expectConsole }) => {
    if (expected) expectConsole(expected)
    // 22 of 30 kinds of page have the header and footer of the home page, whose elements take axe longer than their own.
    const without = MAIN_KINDS.includes(kind) || kind === 'account overview' ? [] : FRAME
    await page.setViewportSize(DESK)
    // German has the longest words; `npm run axe` looks at all languages.
    await visit(page, 'de')
    await ready(page)
    await expectAccessible({ without })
    await page.setViewportSize(PHONE)
    await page.evaluate(() => {
      scrollTo(0, 0)
    })
    await expectAccessible({ without })
    await expectToFit(page)
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
  await expectToFit(page)
})

async function expectToFit(page: Page): Promise<void> {
  await expect
    .poll(() => page.evaluate(() => [innerWidth, Math.max(innerWidth, document.documentElement.scrollWidth)]))
    .toEqual([PHONE.width, PHONE.width])
}
