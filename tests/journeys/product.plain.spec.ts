import { href } from '../../app/routing/href'
import { expect, FRAME, test } from '../support/journey'
import { goods } from '../support/journey/goods'
import { reviewedProduct, soldOutProduct } from '../support/journey/special-goods'
import { translator } from '../support/shop/translator'

const t = translator('sv')

test('pictures can be browsed by links, and opened in their largest size', async ({ page, expectAccessible }) => {
  await page.goto((await goods(page.request, 'sv')).product)
  const gallery = page.getByRole('region', { name: t('product.gallery') })
  const second = gallery.locator('#picture-2')
  await gallery.locator('a[href^="#picture-"]').nth(1).click()
  await expect(second).toBeInViewport({ ratio: 0.5 })
  await expectAccessible({ without: FRAME })
  const picture = await page.request.get((await second.getByRole('link').getAttribute('href')) ?? '')
  expect([picture.status(), picture.headers()['content-type']]).toEqual([200, 'image/svg+xml; charset=utf-8'])
})

test('there is no buy bar on a small screen, and no arrows beside a carousel', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto(`${href('search', 'sv')}?query=CHC-5`)
  await page.getByRole('article').first().getByRole('heading').getByRole('link').click()
  await page.getByRole('heading', { name: t('product.specifications') }).scrollIntoViewIfNeeded()
  await page.mouse.wheel(0, 400)
  await expect(page.locator('.buy-bar')).toHaveCount(0)
  const title = t('relatedProducts.related')
  const row = page.getByRole('region', { name: title, exact: true })
  await expect(row.getByRole('listitem').first()).toBeVisible()
  await expect(row.getByRole('button', { name: t('carousel.next', { title }) })).toBeHidden()
})

test('the chosen pack is in sight in a row of packs that is wider than the screen', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto(soldOutProduct('sv'))
  const packs = page.getByRole('navigation', { name: t('product.packs') })
  await expect(packs.locator('[aria-current="page"]')).toBeInViewport({ ratio: 1 })
  expect(await packs.getByRole('list').evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0)
  expect(await page.evaluate(() => scrollY)).toBe(0)
})

test('the rating links to the reviews, and the review form expands', async ({ page }) => {
  await page.goto(reviewedProduct('sv'))
  await page
    .getByRole('link', { name: new RegExp(t('score.label', { score: '.+' })) })
    .first()
    .click()
  const section = page.getByRole('region', { name: t('reviews.title') })
  await expect(section.getByRole('heading', { level: 2 })).toBeInViewport()
  await section.getByText(t('reviews.write'), { exact: true }).click()
  await section.getByRole('radio', { name: t('reviews.stars', { count: 4 }) }).check({ force: true })
  await expect(section.getByRole('textbox', { name: t('review.title'), exact: true })).toBeVisible()
})
