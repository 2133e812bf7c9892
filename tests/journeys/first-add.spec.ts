import { expect, test } from '../support/journey'
import { goods } from '../support/journey/goods'
import { href } from '../../app/routing/href'
import { translator } from '../support/shop/translator'

test.skip(({ javaScriptEnabled }) => !javaScriptEnabled, 'the key under which tabs begin one cart is made by a script')

const t = translator('no')
const TABS = 5

test('the first products of a shopper, added in several tabs at the same moment, lie in one cart', async ({ page, context }) => {
  const { product } = await goods(page.request, 'no')
  const others = await Promise.all(Array.from({ length: TABS - 1 }, () => context.newPage()))
  const tabs = [page, ...others]
  for (const tab of tabs) {
    await tab.goto(product)
    await tab.waitForFunction(() => document.readyState === 'complete')
  }
  expect((await context.cookies()).map(({ name }) => name)).not.toContain('session')

  // No answer comes before all have been sent.
  let sent = 0
  await context.route(`**${href('cart', 'no')}`, async (route) => {
    sent += 1
    while (sent < TABS) await new Promise((resolve) => setTimeout(resolve, 20))
    await route.continue()
  })
  const buy = tabs.map((tab) =>
    tab
      .getByRole('region', { name: t('product.buy') })
      .getByRole('button')
      .first(),
  )
  await Promise.all(buy.map((button) => button.click()))
  await Promise.all(tabs.map((tab) => tab.waitForURL(/added=/)))
  await context.unroute(`**${href('cart', 'no')}`)

  await page.goto(href('cart', 'no'))
  const [contents = ''] = t('header.cart.contents', { count: TABS, total: '#' }).split('#')
  await expect(page.getByRole('banner').getByRole('link', { name: contents })).toBeVisible()
})
