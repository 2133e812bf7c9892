import type { Request } from '@playwright/test'
import { href } from '../../app/routing/href'
import { expect, test } from '../support/journey'
import { drawer } from '../support/journey/drawer'
import { goods } from '../support/journey/goods'
import { openPage } from '../support/journey/open-page'
import { translator } from '../support/shop/translator'

const t = translator('no')
const TABS = 3

test('tabs that add their first products concurrently share one cart', async ({ page, context }) => {
  const { product } = await goods(page.request, 'no')
  const others = await Promise.all(Array.from({ length: TABS - 1 }, () => context.newPage()))
  const tabs = [page, ...others]
  for (const tab of tabs) await openPage(tab, product)
  expect((await context.cookies()).map(({ name }) => name).filter((name) => /session|first-add/.test(name))).toEqual([])

  const posts: Request[] = []
  context.on('request', (request) => request.method() === 'POST' && posts.push(request))
  const buy = tabs.map((tab) =>
    tab
      .getByRole('region', { name: t('product.buy') })
      .getByRole('button', { name: t('cart.add.label', { name: '' }).trim() })
      .first(),
  )
  await Promise.all(buy.map((button) => button.click()))
  // The message about an add stays, also when the other tabs change the cart.
  const [added = ''] = t('cart.added', { name: '#' }).split('#').filter(Boolean)
  await Promise.all(tabs.map((tab) => expect(drawer(tab).getByRole('status').filter({ hasText: added })).toBeVisible()))

  const headers = await Promise.all(posts.map((post) => post.allHeaders()))
  const keys = headers.map(({ cookie = '' }) => /first-add=([0-9a-f]{32})(;|$)/.exec(cookie)?.[1])
  expect(keys).toHaveLength(TABS)
  expect(new Set(keys)).toEqual(new Set([expect.stringMatching(/^[0-9a-f]{32}$/)]))

  await page.goto(href('cart', 'no'))
  const [contents = ''] = t('header.cart.contents', { count: TABS, total: '#' }).split('#')
  await expect(page.getByRole('banner').getByRole('link', { name: contents })).toBeVisible()
})
