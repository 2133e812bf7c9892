import { test } from '../support/journey'
import { checkKinds, expectToFit } from '../support/journey/check-kinds'
import { openPage } from '../support/journey/open-page'
import { inGroups, MAIN_KINDS, PAGE_KINDS } from '../support/journey/page-kinds'
import { PHONE } from '../support/journey/screen-sizes'

// A page costs less in a browser that has the scripts, styles and fonts already.
for (const kinds of inGroups(Object.keys(PAGE_KINDS).filter((kind) => !MAIN_KINDS.includes(kind)))) checkKinds(kinds)

test('on a phone the menu fits in German', async ({ page, expectAccessible }) => {
  await page.setViewportSize(PHONE)
  await openPage(page, '/de')
  await page.locator('.menu > summary').click()
  await expectAccessible({ only: page.locator('.menu') })
  await expectToFit(page)
})
