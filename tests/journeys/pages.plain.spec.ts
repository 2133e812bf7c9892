import { LANGUAGES } from '../../app/store/languages'
import { expect, FRAME, test } from '../support/journey'
import { hideFurtherCards } from '../support/journey/check-kinds'
import { forgetVisit, MAIN_KINDS, PAGE_KINDS, WITH_OWN_FRAME } from '../support/journey/page-kinds'
import { PHONE } from '../support/journey/screen-sizes'

// German is measured in pages.spec.ts, after the scripts of the pages have run.
for (const language of LANGUAGES.filter((tested) => tested !== 'de')) {
  test(`no page is wider than a phone, in ${language}`, async ({ page, context, expectConsole }) => {
    // Loads every kind of page.
    test.slow()
    await page.setViewportSize(PHONE)
    const browser = await context.newCDPSession(page)
    const tooWide: [kind: string, width: number][] = []
    for (const [kind, { visit, console: expected }] of Object.entries(PAGE_KINDS)) {
      if (expected) expectConsole(expected)
      await context.clearCookies()
      await visit(page, language)
      const { cssContentSize } = await browser.send('Page.getLayoutMetrics')
      if (cssContentSize.width > PHONE.width) tooWide.push([kind, cssContentSize.width])
    }
    expect(tooWide).toEqual([])
  })
}

test(`accessible on a phone in German: ${MAIN_KINDS.join(', ')}`, async ({ page, expectAccessible }) => {
  test.slow()
  await page.setViewportSize(PHONE)
  for (const kind of MAIN_KINDS) {
    await test.step(kind, async () => {
      await forgetVisit(page)
      await PAGE_KINDS[kind]?.visit(page, 'de')
      await hideFurtherCards(page)
      await expectAccessible({ without: WITH_OWN_FRAME.includes(kind) ? [] : FRAME })
    })
  }
})
