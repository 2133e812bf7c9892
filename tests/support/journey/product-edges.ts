import { expect, type Locator, type Page } from '@playwright/test'
import type { Language } from '../../../app/store/languages'
import { translator } from '../shop/translator'
import { productKinds } from './special-goods'

const SCREENS = [
  { screen: { width: 360, height: 780 }, lowest: 780 },
  { screen: { width: 1280, height: 900 }, lowest: 700 },
] as const

/** On the page of every kind of product, which `open` opens, the parts that decide a purchase are on the first screen. */
export async function expectInSight(page: Page, language: Language, open: (path: string) => Promise<unknown>): Promise<void> {
  for (const { kind, path } of productKinds(language)) {
    await page.setViewportSize(SCREENS[0].screen)
    await open(path)
    for (const { screen, lowest } of SCREENS) {
      await page.setViewportSize(screen)
      await expect.poll(() => page.evaluate(() => innerWidth)).toBe(screen.width)
      const edges = await lowestEdges(page, translator(language))
      expect([kind, screen.width, edges, Object.values(edges).filter((edge) => edge > lowest)]).toEqual([
        ...[kind, screen.width, edges, []],
      ])
    }
  }
}

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
