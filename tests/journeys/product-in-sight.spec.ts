import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../support/journey'
import { openPage } from '../support/journey/open-page'
import { productKinds } from '../support/journey/product-kinds'
import { translator } from '../support/shop/translator'

/** Where the parts that decide a purchase end, in CSS pixels from the top of the page. */
async function lowestEdges(page: Page, t: ReturnType<typeof translator>) {
  const bottom = async (part: Locator) => {
    const { y, height } = (await part.first().boundingBox()) ?? { y: Infinity, height: 0 }
    return Math.ceil(y + height)
  }
  const stock = (['in-stock', 'by-mail', 'few-left', 'out-of-stock'] as const).map((kind) => t(`stock.${kind}`))
  const [presale = ''] = t('stock.presale', { date: '#' }).split('#')
  const box = page.getByRole('region', { name: t('product.buy'), exact: true })
  return {
    name: await bottom(page.getByRole('heading', { level: 1 })),
    price: await bottom(box.getByText(/\d\s(kr|€)/)),
    stock: await bottom(box.getByText(new RegExp([...stock, presale].join('|')))),
    button: await bottom(box.locator('form#buy button[type=submit], #notify button')),
  }
}

const PHONE = { width: 360, height: 780 }

// Names are longest in German.
for (const language of ['sv', 'de'] as const) {
  test(`name, price, stock and button of every kind of product are above 780 px at 360 px and above 700 px at 1280 px, in ${language}`, async ({
    page,
  }) => {
    test.slow()
    for (const { kind, path } of productKinds(language)) {
      await page.setViewportSize(PHONE)
      await openPage(page, path)
      for (const { screen, lowest } of [
        { screen: PHONE, lowest: 780 },
        { screen: { width: 1280, height: 900 }, lowest: 700 },
      ]) {
        await page.setViewportSize(screen)
        await expect.poll(() => page.evaluate(() => innerWidth)).toBe(screen.width)
        const edges = await lowestEdges(page, translator(language))
        expect([kind, screen.width, edges, Object.values(edges).filter((edge) => edge > lowest)]).toEqual([
          ...[kind, screen.width, edges, []],
        ])
      }
    }
  })
}
