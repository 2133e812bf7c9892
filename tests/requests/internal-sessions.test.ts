import { decode } from 'turbo-stream'
import { afterEach, expect, it } from 'vitest'
import { z } from 'zod'
import { href } from '../../app/routing/href'
import { resourceHref } from '../../app/routing/resources'
import { DEMO_ACCOUNT } from '../../backend/seed/data/demo-account'
import { markStaffAccount } from '../../backend/staff/staff-accounts'
import { logIn } from '../support/shop/log-in'
import { openShop, ORIGIN, type TestShop } from '../support/shop/open-shop'
import { shopForEachTest } from '../support/shop/shop-for-each-test'
import { Shopping } from '../support/shop/shopping'

const { email } = DEMO_ACCOUNT
const Internal = z.object({ internal: z.boolean().optional() })
const Page = z.object({ root: z.object({ data: z.object({ analytics: z.object({ internal: z.boolean() }) }) }) })
let shop: TestShop
shopForEachTest(async ({ backend }) => {
  shop = await openShop(backend, ORIGIN, { TAG_MANAGER_SV: 'GTM-ABC123' })
})
afterEach(() => markStaffAccount(shop.backend.db, { email, is_staff: false }))

/**
 * A visitor with something in the cart, and whether the cart's answer and the page's analytics say that the session is internal.
 */
function visit() {
  const visitor = shop.visitor()
  const isMarked = async () => {
    const cart: unknown = JSON.parse((await visitor.get(resourceHref('cartData', 'sv'))).body)
    const { body } = await visitor.get(`${href('cart', 'sv')}.data`)
    const { value } = await decode(new Blob([body]).stream())
    return [Internal.parse(cart).internal === true, Page.parse(value).root.data.analytics.internal]
  }
  return { visitor, isMarked, add: () => new Shopping(visitor, shop.backend).add('CR2032') }
}

it('a session is internal while somebody is logged in with an account of the staff: the cart records it, and analytics leaves it out', async () => {
  await markStaffAccount(shop.backend.db, { email, is_staff: true })
  const { visitor, isMarked, add } = visit()
  await add()
  expect(await isMarked()).toEqual([false, false])
  await logIn(visitor)
  expect(await isMarked()).toEqual([true, true])
  await visitor.post(href('login', 'sv'), { intent: 'log-out' })
  expect(await isMarked()).toEqual([false, false])
})

it('another customer’s session is none', async () => {
  const { visitor, isMarked, add } = visit()
  await logIn(visitor)
  await add()
  expect(await isMarked()).toEqual([false, false])
})
