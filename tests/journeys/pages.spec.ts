import { LANGUAGES, type Language } from '../../app/store/languages'
import { expect, test } from '../support/journey'
import { PAGE_KINDS } from '../support/journey/page-kinds'

/** German has the longest words. */
const NARROW = { language: 'de', width: 360, height: 740 } as const
const WIDE = { language: 'sv', width: 1280, height: 800 } as const

/** What these pages answer on purpose, which browsers note on the console. */
const ANSWERS: Readonly<Record<string, RegExp>> = { 'page not found': /404/, 'checkout with errors': /400/ }

for (const [kind, visit] of Object.entries(PAGE_KINDS)) {
  for (const { language, width, height } of [NARROW, WIDE]) {
    test(`${kind}: everybody can use it, at ${width} px`, async ({ page, expectAccessible, expectConsole }) => {
      const answer = ANSWERS[kind]
      if (answer) expectConsole(answer)
      await page.setViewportSize({ width, height })
      await visit(page, language)
      await expectAccessible()
    })
  }

  test(`${kind}: nothing is wider than a phone, in any language`, async ({ browser, baseURL, javaScriptEnabled }) => {
    const viewport = { width: NARROW.width, height: NARROW.height }
    const tooWide: [Language, number][] = []
    for (const language of LANGUAGES) {
      const context = await browser.newContext({ viewport, baseURL, javaScriptEnabled })
      const page = await context.newPage()
      await visit(page, language)
      // A text browser's view of the page: the tree of layout boxes, not a script of the page's own.
      const { cssLayoutViewport, cssContentSize } = await (await context.newCDPSession(page)).send('Page.getLayoutMetrics')
      if (cssContentSize.width > cssLayoutViewport.clientWidth) tooWide.push([language, cssContentSize.width])
      await context.close()
    }
    expect(tooWide).toEqual([])
  })
}
