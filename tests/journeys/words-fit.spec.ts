import type { Locator } from '@playwright/test'
import { href } from '../../app/routing/href'
import { LANGUAGES } from '../../app/store/languages'
import { expect, test } from '../support/journey'
import { translator } from '../support/shop/translator'

const WIDTHS = [320, 360, 768, 1280]

for (const language of LANGUAGES) {
  test(`no name of a category breaks without a hyphen, in ${language}`, { tag: '@once' }, async ({ page }) => {
    const t = translator(language)
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 })
      await page.goto(href('home', language))
      const tiles = page.getByRole('region', { name: t('home.categories') }).locator('li a > span')
      await page.getByText(t('menu.tiles.more')).click()
      await expect(tiles.last()).toBeVisible()
      expect(await brokenIn(tiles), `tiles at ${width}`).toEqual([])
      const menu = page.locator('.mega-name')
      await expect(menu).toHaveCount(await tiles.count())
      expect(await brokenIn(menu), `menu at ${width}`).toEqual([])
    }
  })
}

/**
 * The pieces of words, between spaces and hyphens, soft ones too, that stand on more than one line. A hyphen shown counts to the
 * letter after it.
 */
function brokenIn(names: Locator): Promise<string[]> {
  return names.evaluateAll((elements) =>
    elements.flatMap((element) => {
      const text = element.firstChild
      const words = element.textContent
      return [...words.matchAll(/[^\s\u00ad-]{2,}/g)].flatMap(({ 0: piece, index }) => {
        const range = document.createRange()
        range.setStart(text ?? element, index + 1)
        range.setEnd(text ?? element, index + piece.length)
        return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1 ? [piece] : []
      })
    }),
  )
}
