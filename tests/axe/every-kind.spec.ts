import { LANGUAGES } from '../../app/store/languages'
import { expect, test } from '../support/journey'
import { ready } from '../support/journey/open-page'
import { PAGE_KINDS } from '../support/journey/page-kinds'

/** A desk, a phone, and the narrowest screen of WCAG 2.2 (1.4.10): 1280 px at 400 % zoom. */
const SIZES = [
  { width: 1280, height: 800 },
  { width: 360, height: 740 },
  { width: 320, height: 256 },
] as const

for (const language of LANGUAGES) {
  for (const [kind, { visit, console: expected }] of Object.entries(PAGE_KINDS)) {
    test(`${language}: ${kind}`, async ({ page, expectAccessible, expectConsole }) => {
      if (expected) expectConsole(expected)
      await visit(page, language)
      await ready(page)
      for (const size of SIZES) {
        await page.setViewportSize(size)
        await page.evaluate(() => scrollTo(0, 0))
        if (size.width !== 320) await expectAccessible()
        const width = await page.evaluate(() => document.documentElement.scrollWidth)
        expect.soft(width, `the width of the page at ${size.width} px`).toBeLessThanOrEqual(size.width)
      }
    })
  }
}
