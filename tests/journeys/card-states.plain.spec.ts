import { href } from '../../app/routing/href'
import { LANGUAGES } from '../../app/store/languages'
import { storeOf } from '../../app/store/stores'
import { GALLERY, openCardGallery } from '../support/gallery/card-gallery'
import { cardStates } from '../support/gallery/card-states'
import { expect, test } from '../support/journey'

/** Folder for screenshots that a reviewer compares before and after a change of the card. Unset: none are taken. */
const { CARD_PICTURES } = process.env

let gallery: Awaited<ReturnType<typeof openCardGallery>>
test.beforeAll(async () => {
  gallery = await openCardGallery()
})
test.afterAll(() => gallery.close())

for (const [width, checked] of [
  [360, 'de'],
  [1280, 'sv'],
] as const) {
  test(`every state of a product card fits at ${width} pixels, in every language`, async ({
    page,
    context,
    expectAccessible,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    const browser = await context.newCDPSession(page)
    for (const language of LANGUAGES) {
      await page.goto(gallery.origin + href('tag', language, { slug: GALLERY }))
      await expect(page.getByRole('article')).toHaveCount(cardStates().length)
      expect(await page.locator('.card-lead').evaluateAll(linesOf), language).toBeLessThanOrEqual(width === 360 ? 4 : 3)
      const stocks = await page.locator('.card').evaluateAll((all) => all.map((card) => card.querySelectorAll('.stock').length))
      expect(stocks, language).toEqual(cardStates().map(() => 1))
      if (width === 1280) expect(await page.locator('.card .stock').evaluateAll(linesOf), language).toBe(1)
      const afterPrice = await page
        .locator('.price-card')
        .first()
        .evaluate((price) => getComputedStyle(price, '::after').content)
      // The footer of the German shop has the line on VAT and delivery costs that the asterisk leads to.
      expect(afterPrice, language).toBe(storeOf(language).priceDisclaimer ? '"*"' : 'none')
      const { cssContentSize } = await browser.send('Page.getLayoutMetrics')
      expect(cssContentSize.width, language).toBe(width)
      if (CARD_PICTURES) await page.screenshot({ path: `${CARD_PICTURES}/${language}-${width}.png`, fullPage: true })
      if (language === checked) await expectAccessible()
    }
  })
}

/** The number of lines of text in the element with the most of them. */
function linesOf(parts: Element[]): number {
  return Math.max(...parts.map((part) => Math.round(part.clientHeight / Number.parseFloat(getComputedStyle(part).lineHeight))))
}
