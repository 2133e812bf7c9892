import { expect, FRAME, test } from '../support/journey'
import { drawer } from '../support/journey/drawer'
import { openPage, ready } from '../support/journey/open-page'
import { forgetVisit, inGroups, PAGE_KINDS, WITH_OWN_FRAME } from '../support/journey/page-kinds'
import { DESK, PHONE } from '../support/journey/screen-sizes'
import type { Page } from '@playwright/test'

// A page costs less in a browser that has the scripts, styles and fonts already.
for (const kinds of inGroups(Object.entries(PAGE_KINDS))) {
  test(`accessible on a desktop and on a phone: ${kinds.map(([kind]) => kind).join(', ')}`, async ({
    page,
    expectAccessible,
    expectConsole,
  }) => {
    test.slow()
    for (const [kind, { visit, console: expected }] of kinds) {
      await test.step(kind, async () => {
        if (expected) expectConsole(expected)
        // Below the drawer is the home page, which is a kind of its own.
        const only = kind === 'open cart drawer' ? drawer(page) : undefined
        const without = WITH_OWN_FRAME.includes(kind) ? [] : FRAME
        await page.setViewportSize(DESK)
        await forgetVisit(page)
        // German has the longest words; `npm run axe` looks at all languages.
        await visit(page, 'de')
        await ready(page)
        await expectAccessible({ only, without })
        await page.setViewportSize(PHONE)
        await page.evaluate(() => {
          scrollTo(0, 0)
        })
        await expectAccessible({ only, without })
        await expectToFit(page)
      })
    }
  })
}

test('on a phone the menu fits in German', async ({ page, expectAccessible }) => {
  await page.setViewportSize(PHONE)
  await openPage(page, '/de')
  await page.locator('.menu > summary').click()
  await expectAccessible({ only: page.locator('.menu') })
  await expectToFit(page)
})

async function expectToFit(page: Page): Promise<void> {
  await expect
    .poll(() => page.evaluate(() => [innerWidth, Math.max(innerWidth, document.documentElement.scrollWidth)]))
    .toEqual([PHONE.width, PHONE.width])
}
