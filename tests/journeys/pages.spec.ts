import { LANGUAGES, type Language } from '../../app/store/languages'
import { expect, test } from '../support/journey'
import { PAGE_KINDS } from '../support/journey/page-kinds'

/** German has the longest words. */
const NARROW = { language: 'de', width: 360, height: 740 } as const
const WIDE = { language: 'sv', width: 1280, height: 800 } as const

/** Pages that every purchase passes. */
const MAIN = ['home', 'category', 'product', 'search with hits', 'full cart', 'checkout', 'confirmation']

/** What these pages answer on purpose, which browsers note on the console. */
const ANSWERS: Readonly<Record<string, RegExp>> = { 'page not found': /404/, 'checkout with errors': /400/ }

for (const [kind, visit] of Object.entries(PAGE_KINDS)) {
  test(`${kind}: everybody can use it`, async ({ page, javaScriptEnabled, expectAccessible, expectConsole }) => {
    const answer = ANSWERS[kind]
    if (answer) expectConsole(answer)
    const { language, width, height } = javaScriptEnabled ? WIDE : NARROW
    await page.setViewportSize({ width, height })
    await visit(page, language)
    await expectAccessible()
  })

  test(`${kind}: nothing is wider than a phone, in any language`, { tag: '@once' }, async ({ page, context, expectConsole }) => {
    const answer = ANSWERS[kind]
    if (answer) expectConsole(answer)
    const { width, height } = NARROW
    await page.setViewportSize({ width, height })
    const browser = await context.newCDPSession(page)
    const tooWide: [Language, number][] = []
    for (const language of LANGUAGES) {
      await context.clearCookies()
      await visit(page, language)
      const { cssContentSize } = await browser.send('Page.getLayoutMetrics')
      if (cssContentSize.width > width) tooWide.push([language, cssContentSize.width])
    }
    expect(tooWide).toEqual([])
  })
}

for (const kind of MAIN) {
  const visit = PAGE_KINDS[kind]
  test(`${kind}: everybody can use it with scripts on a phone and without on a desk`, async ({
    page,
    javaScriptEnabled,
    expectAccessible,
  }) => {
    const { language, width, height } = javaScriptEnabled ? NARROW : WIDE
    await page.setViewportSize({ width, height })
    await visit?.(page, language)
    await expectAccessible()
  })
}
