import type { Locator } from '@playwright/test'
import { href } from '../../app/routing/href'
import { LANGUAGES } from '../../app/store/languages'
import { expect, test } from '../support/journey'
import { translator } from '../support/shop/translator'

const WIDTHS = [320, 360, 640, 768, 992, 1280]

for (const language of LANGUAGES) {
  test(`no category name breaks without a hyphen, and no select of the finder cuts off its text, in ${language}`, async ({
    page,
  }) => {
    const t = translator(language)
    await page.goto(href('home', language))
    await page.getByText(t('menu.tiles.more')).click()
    const tiles = page.getByRole('region', { name: t('home.categories') }).locator('li a > span')
    const menu = page.locator('.mega-name')
    const selects = page.getByRole('form', { name: t('finder.form') }).getByRole('combobox')
    await expect(selects).toHaveCount(3)
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 })
      await expect(tiles.last()).toBeVisible()
      expect(await brokenIn(tiles), `tiles at ${width}`).toEqual([])
      await expect(menu).toHaveCount(await tiles.count())
      expect(await brokenIn(menu), `menu at ${width}`).toEqual([])
      for (const select of await selects.all())
        expect(await select.evaluate(freeWidth), `select at ${width}`).toBeGreaterThanOrEqual(0)
    }
  })
}

test('a long word that was searched for breaks, with hits and without, and does not make the page wider than the screen', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 800 })
  const word = 'Donaudampfschifffahrtsgesellschaft'.repeat(2)
  for (const query of [word, `thinkpad ${word}`]) {
    await page.goto(`${href('search', 'de')}?${new URLSearchParams({ query }).toString()}`)
    await expect(page.getByRole('heading', { level: 1 })).toContainText(word)
    expect(await page.evaluate(() => document.documentElement.scrollWidth), query).toBe(360)
  }
})

/**
 * Parts of words, split at spaces and (soft) hyphens, that are broken over several lines. A visible hyphen belongs to the letter
 * after it.
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

/** Width in pixels that a select has left beside its text. */
function freeWidth(select: HTMLElement | SVGElement): number {
  const { font, paddingLeft, paddingRight } = getComputedStyle(select)
  const pen = document.createElement('canvas').getContext('2d')
  if (pen === null || !(select instanceof HTMLSelectElement)) return Number.NEGATIVE_INFINITY
  pen.font = font
  const words = pen.measureText(select.selectedOptions[0]?.text ?? '').width
  return select.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight) - words
}
