import { href } from '../../app/routing/href'
import { expect, test } from '../support/journey'
import { expectStill } from '../support/journey/expect-still'
import { openPage } from '../support/journey/open-page'

const SCRIPT = /review-widget\.js/

test('the review widget is loaded once the shopper scrolls past 400 px', async ({ page, expectAccessible }) => {
  const asked: string[] = []
  page.on('request', (request) => SCRIPT.test(request.url()) && asked.push(request.url()))
  await page.setViewportSize({ width: 1280, height: 800 })
  await openPage(page, href('home', 'sv'))
  const place = page.locator('#review-widget')
  await page.mouse.wheel(0, 400)
  // Asked one time after the other: the page's policy forbids the "eval" that waitForFunction polls with.
  await expect.poll(() => page.evaluate('scrollY')).toBe(400)
  expect(asked).toEqual([])
  await page.mouse.wheel(0, 1)
  const score = place.locator('summary')
  await expect(score).toHaveText(/\d,\d.+\d/)
  await page.mouse.wheel(0, 5000)
  await page.mouse.wheel(0, -5000)
  await score.focus()
  await page.keyboard.press('Enter')
  await expect(place.getByRole('paragraph')).toBeVisible()
  await expectAccessible({ only: place })
  expect(asked).toHaveLength(1)
})

test('the review widget is loaded at once when the viewport is higher than 1200 px and the page at most 1800 px high', async ({
  page,
}) => {
  const asked: string[] = []
  page.on('request', (request) => SCRIPT.test(request.url()) && asked.push(request.url()))
  await page.setViewportSize({ width: 1280, height: 1200 })
  await openPage(page, href('cart', 'sv'))
  expect(await page.evaluate('document.documentElement.scrollHeight')).toBeLessThanOrEqual(1800)
  const score = page.locator('#review-widget').locator('summary')
  // An early load would have finished before these requests.
  await expectStill(() => asked.length)
  expect(asked).toEqual([])
  await page.setViewportSize({ width: 1280, height: 1201 })
  await expect(score).toBeVisible()
})

test('the review widget causes no layout shift', async ({ page }) => {
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    await openPage(page, href('cart', 'de'))
    const height = () => page.locator('footer').evaluate((footer) => footer.getBoundingClientRect().height)
    const before = await height()
    await page.evaluate('scrollTo(0, 1e6)')
    await expect(page.locator('#review-widget').locator('summary')).toBeVisible()
    expect(await height()).toBe(before)
  }
})
