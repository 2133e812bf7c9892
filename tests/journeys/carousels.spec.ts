import { href } from '../../app/routing/href'
import type { Page } from '@playwright/test'
import { expect, test } from '../support/journey'
import { expectStill } from '../support/journey/expect-still'
import { leaveDrawer } from '../support/journey/drawer'
import { openPage } from '../support/journey/open-page'
import { translator } from '../support/shop/translator'

/** A battery without variations, and a charger that is offered with it. */
const BATTERY = '560408054'
const CHARGER = 'CHC-5'

async function open(page: Page, number: string): Promise<void> {
  await openPage(page, `${href('search', 'sv')}?query=${number}`)
  const heading = page.getByRole('article').first().getByRole('heading')
  const name = await heading.innerText()
  await heading.getByRole('link').click()
  // The page of hits has a level 1 heading too.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
}

const t = translator('sv')
const region = (page: Page, title: string) => page.getByRole('region', { name: title, exact: true })

test('an offer is added with its product, and its price lapses when that product is removed', async ({ page }) => {
  await open(page, BATTERY)
  const name = await page.getByRole('heading', { level: 1 }).innerText()
  const offer = region(page, t('crossSelling.title')).getByRole('article').first()
  const other = await offer.getByRole('heading').innerText()
  await offer.getByRole('button', { name: `${t('crossSelling.both')}, ` }).click()
  await expect(page.getByText(t('cart.added', { name: other }))).toBeVisible()
  await leaveDrawer(page)
  await expect(offer.getByRole('button')).toBeDisabled()
  await expect(offer.getByRole('button')).toHaveText(t('crossSelling.inCart'))

  await openPage(page, href('cart', 'sv'))
  await expect(page.getByText(t('cart.locked'))).toBeVisible()
  await page.getByRole('button', { name: t('cart.remove.of', { name }) }).click()
  await expect(page.getByText(t('cart.locked'))).toBeHidden()
  await expect(page.getByRole('textbox', { name: t('cart.quantity.of', { name: other }) })).toHaveValue('1')
  // Beside the notice of the removal, one notice says that the price has lapsed.
  const said = page.getByRole('main').getByRole('status').filter({ hasText: /\S/ })
  await expect(said.filter({ hasNotText: t('cart.undo') })).toHaveCount(1)
})

test('buttons scroll the carousel, and move the focus at its end', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await open(page, CHARGER)
  await test.step('a carousel shows slightly more than 5 cards on a desktop', async () => {
    const slides = region(page, t('relatedProducts.related')).getByRole('listitem')
    await expect(async () => {
      const [fifth, sixth] = [await slides.nth(4).boundingBox(), await slides.nth(5).boundingBox()]
      expect((fifth?.x ?? 0) + (fifth?.width ?? Infinity)).toBeLessThanOrEqual(1280)
      expect(sixth?.x).toBeGreaterThan(1240)
    }).toPass({ timeout: 5000 })
  })
  const row = region(page, t('relatedProducts.related'))
  const next = row.getByRole('button', { name: t('carousel.next', { title: t('relatedProducts.related') }) })
  const before = await row.boundingBox()
  await row.scrollIntoViewIfNeeded()
  await expect(next).toBeEnabled()
  const previous = row.getByRole('button', { name: t('carousel.previous', { title: t('relatedProducts.related') }) })
  await expect(previous).toBeDisabled()
  expect((await row.boundingBox())?.height).toBe(before?.height)
  const track = row.locator('.carousel-track')
  const place = () => track.evaluate(({ scrollLeft }) => scrollLeft)
  const isAtEnd = () => track.evaluate(({ scrollLeft, clientWidth, scrollWidth }) => scrollLeft + clientWidth >= scrollWidth - 1)
  while (!(await isAtEnd())) {
    const before = await place()
    await next.press('Enter')
    await expect.poll(place).not.toBe(before)
    await expectStill(place)
  }
  await expect(next).toBeDisabled()
  await expect(row.getByRole('article').last()).toBeInViewport()
  await expect(previous).toBeFocused()
})

test('back gives a carousel as it was left', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await open(page, CHARGER)
  await test.step('a carousel shows slightly more than 1 card on a phone', async () => {
    const slides = region(page, t('relatedProducts.related')).getByRole('listitem')
    await expect(async () => {
      const first = await slides.first().boundingBox()
      const second = await slides.nth(1).boundingBox()
      expect(first?.width).toBeGreaterThan(300)
      expect(second?.x).toBeGreaterThan(300)
      expect(second?.x).toBeLessThan(360)
    }).toPass({ timeout: 5000 })
  })
  await test.step('the card with the keyboard focus is visible', async () => {
    const links = region(page, t('relatedProducts.related')).getByRole('article').getByRole('heading').getByRole('link')
    await links.last().focus()
    await expect(links.last()).toBeInViewport()
    await links.first().focus()
    await expect(links.first()).toBeInViewport()
  })
  const row = region(page, t('relatedProducts.related'))
  const track = row.locator('.carousel-track')
  const place = () => track.evaluate(({ scrollLeft }) => Math.round(scrollLeft))
  const next = row.getByRole('button', { name: t('carousel.next', { title: t('relatedProducts.related') }) })
  await row.scrollIntoViewIfNeeded()
  await expect(next).toBeEnabled()
  await next.click()
  await expect.poll(place).toBeGreaterThan(100)
  await expectStill(place)
  const left = await place()
  const { pathname } = new URL(page.url())
  await row.getByRole('article').nth(1).getByRole('heading').getByRole('link').click()
  await expect(page).not.toHaveURL(new RegExp(`${pathname}$`))
  await page.mouse.move(0, 0)
  await page.goBack()
  await expect(page).toHaveURL(new RegExp(`${pathname}$`))
  await expect.poll(place).toBe(left)
  // Swiper starts on the row again, and leaves it there.
  await expect(next).toBeEnabled()
  await expectStill(place)
  expect(await place()).toBe(left)
})
