import type { Page } from '@playwright/test'
import { expect, FRAME, test } from '../journey'
import { drawer } from './drawer'
import { ready } from './open-page'
import { forgetVisit, MAIN_KINDS, PAGE_KINDS, WITH_OWN_FRAME } from './page-kinds'
import { DESK, PHONE } from './screen-sizes'

/** Cards of a list that are left for axe, except on the main pages. */
const LEFT_CARDS = 4

/** A journey that looks at kinds of pages in German, on a desk and on a phone: axe finds nothing, and the page fits the phone. */
export function checkKinds(kinds: readonly string[]): void {
  test(`accessible on a desktop and on a phone: ${kinds.join(', ')}`, async ({ page, expectAccessible, expectConsole }) => {
    test.slow()
    for (const kind of kinds) {
      await test.step(kind, async () => {
        const { visit, console: expected } = PAGE_KINDS[kind] ?? {}
        if (visit === undefined) throw new Error(`There is no page ${kind}`)
        if (expected) expectConsole(expected)
        // Below the drawer is the home page, which is a kind of its own.
        const only = kind === 'open cart drawer' ? drawer(page) : undefined
        const without = WITH_OWN_FRAME.includes(kind) ? [] : FRAME
        await page.setViewportSize(DESK)
        await forgetVisit(page)
        // German has the longest words; `npm run axe` looks at all languages.
        await visit(page, 'de')
        await ready(page)
        const forget = MAIN_KINDS.includes(kind) ? async () => {} : await hideFurtherCards(page)
        await expectAccessible({ only, without })
        await page.setViewportSize(PHONE)
        await page.evaluate(() => {
          scrollTo(0, 0)
        })
        await expectAccessible({ only, without })
        await forget()
        await expectToFit(page)
      })
    }
  })
}

/**
 * Hides all cards of a list but the first: axe takes as long for 48 as for the rest of a page three times. It sees every state of
 * a card in card-states.plain.spec.ts, and whole lists on the main pages. Gives what shows the cards again.
 */
export async function hideFurtherCards(page: Page): Promise<() => Promise<void>> {
  const show = (isShown: boolean) =>
    page
      .locator(`li:has(> article):nth-child(n + ${LEFT_CARDS + 1})`)
      .evaluateAll(
        (cards, display) => cards.forEach((card) => card instanceof HTMLElement && card.style.setProperty('display', display)),
        isShown ? '' : 'none',
      )
  await show(false)
  return () => show(true)
}

export async function expectToFit(page: Page): Promise<void> {
  await expect
    .poll(() => page.evaluate(() => [innerWidth, Math.max(innerWidth, document.documentElement.scrollWidth)]))
    .toEqual([PHONE.width, PHONE.width])
}
