import type { Page } from '@playwright/test'
import { href } from '../../app/routing/href'
import { resourceHref } from '../../app/routing/resources'
import { expect, test } from '../support/journey'
import { expectStill } from '../support/journey/expect-still'
import { openPage } from '../support/journey/open-page'
import { translator } from '../support/shop/translator'

// All other journeys have one address, which may have sent as many web vitals as one may: this page would then say so.
test.use({ extraHTTPHeaders: { 'x-forwarded-for': '203.0.113.7' } })

const t = translator('sv')
const home = href('home', 'sv')

/** The words of a text before the product's name. */
const before = (key: 'cart.quantity.of' | 'cart.quantity.increase' | 'cart.remove.of') =>
  t(key, { name: '#' }).split('#')[0] ?? ''

test('what is added or changed just before the shopper leaves the page is sent', async ({ page }) => {
  await openPage(page, `${href('search', 'sv')}?query=CHC-5`)
  await test.step('an add that the page has not drawn yet', async () => {
    const add = page.locator('#grid button[name="product_id"]').first()
    await add.evaluate((button: HTMLButtonElement, next) => {
      button.click()
      location.assign(next)
    }, home)
    await expectInCart(page, '1')
  })
  await test.step('two changes: the first is being sent, the second waits for its answer', async () => {
    const increase = page.getByRole('button', { name: before('cart.quantity.increase') })
    await increase.evaluate(async (button: HTMLButtonElement, next) => {
      const shown = () => new Promise((resolve) => setTimeout(resolve))
      button.click()
      await shown()
      button.click()
      await shown()
      location.assign(next)
    }, home)
    await expectInCart(page, '3')
  })
  await test.step('what waits for an answer at the end goes out at once, as one request', async () => {
    const letGo = new AbortController()
    const sent: string[] = []
    await page.route(`**${resourceHref('cartData', 'sv')}`, async (route) => {
      sent.push(route.request().postData() ?? '')
      if (sent.length === 1) await new Promise((resolve) => letGo.signal.addEventListener('abort', resolve))
      await route.continue()
    })
    const increase = page.getByRole('button', { name: before('cart.quantity.increase') })
    await increase.click()
    await expect.poll(() => sent.length).toBe(1)
    await increase.click()
    await increase.click()
    await page.getByRole('button', { name: before('cart.remove.of') }).click()
    await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pagehide')))
    await expect.poll(() => sent.length).toBe(2)
    expect(new URLSearchParams(sent[1]).getAll('intent')).toEqual(['change', 'remove'])
    expect(new URLSearchParams(sent[1]).getAll('quantity')).toEqual(['6'])
    letGo.abort()
    await expectStill(() => sent.length)
    expect(sent).toHaveLength(2)
  })
})

/** The next page opens, and the cart has so many pieces of its one product, perhaps after a moment. */
async function expectInCart(page: Page, pieces: string): Promise<void> {
  await page.waitForURL(`**${home}`)
  await expect(async () => {
    await openPage(page, href('cart', 'sv'))
    await expect(page.getByRole('textbox', { name: before('cart.quantity.of') })).toHaveValue(pieces, { timeout: 500 })
  }).toPass({ timeout: 10_000 })
}
