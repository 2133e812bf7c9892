import { expect, test } from '../support/journey'
import { goods } from '../support/journey/goods'
import { openPage } from '../support/journey/open-page'

/** Asks the shop for a picture that there is none of, in place of each one. */
const MISSING = '/pictures/products/NOBODY.svg'

test('a product picture that answers 404 shows the placeholder, and no broken frame', async ({ page, expectConsole }) => {
  expectConsole(/404/)
  await page.route('**/pictures/**', (route) => route.continue({ url: new URL(MISSING, route.request().url()).href }))
  const { product } = await goods(page.request, 'sv')
  const answered = page.waitForResponse('**/pictures/**')
  await openPage(page, product)
  expect((await answered).status()).toBe(404)
  const picture = page.locator('#picture-1 img')
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  await expect(picture).toHaveAttribute('src', /^\/pictures\//)
})

test('a picture that cannot be loaded shows the placeholder, also when it failed before the scripts ran', async ({
  page,
  expectConsole,
}) => {
  expectConsole(/ERR_FAILED/)
  await page.route('**/pictures/**', (route) => route.abort())
  const { product } = await goods(page.request, 'sv')
  await openPage(page, product)
  const picture = page.locator('#picture-1 img')
  await expect(picture).toHaveAttribute('src', /^data:image/)
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
})
