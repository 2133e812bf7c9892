import { describe, expect, it } from 'vitest'
import { LANGUAGES } from '../../app/store/languages'
import { MemoryProvider, withProviders } from '../../backend/tests/memory-provider'
import type { TestShop } from '../support/shop/open-shop'
import { BUYERS } from '../support/shop/buyers'
import { ownAddress } from '../support/shop/own-address'
import { words } from '../support/shop/read-page'
import { shopForEachTest } from '../support/shop/shop-for-each-test'
import { Shopping } from '../support/shop/shopping'
import { translator } from '../support/shop/translator'

/** Limit: 10 orders per address that wait for their payment, in 45 minutes. */
const MAX_UNPAID_ORDERS = 10

let shop: TestShop
const provider = new MemoryProvider()
shopForEachTest((opened) => {
  shop = opened
}, withProviders(provider))

/** A new shopper at an address, with a filled checkout. */
async function shopper(address: string, language: (typeof LANGUAGES)[number] = 'sv') {
  const here = new Shopping(shop.visitor({}, address), shop.backend, language)
  await here.add('CR2032', 5)
  const form: Record<string, string> = { ...(await here.checkout()), payment_method: 'stripe' }
  return { here, form }
}

async function order(address: string) {
  const { here, form } = await shopper(address)
  return { here, form, answer: await here.order(form) }
}

async function leaveUnpaid(address: string, count: number): Promise<void> {
  for (let at = 0; at < count; at += 1) expect((await order(address)).answer.status).toBe(303)
}

describe('orders of one address that wait for their payment', () => {
  it('are limited: 429 and Retry-After, in the words of each language, and the cart is kept', async () => {
    const address = ownAddress()
    await leaveUnpaid(address, MAX_UNPAID_ORDERS)
    // A refused order is not counted, so one full address serves the shoppers of all languages.
    for (const language of LANGUAGES) {
      const { here, form } = await shopper(address, language)
      const { status, headers, body } = await here.order(form)
      expect([language, status, words(body).includes(translator(language)('checkout.tooManyUnpaid'))]).toEqual([
        language,
        429,
        true,
      ])
      expect(Number(headers.get('retry-after'))).toBeGreaterThan(2600)
      expect(body).toContain(BUYERS[language].email)
      expect((await here.cart()).lines).toHaveLength(1)
    }
    expect((await order(ownAddress())).answer.status).toBe(303)
  })

  it('are not counted again when the same checkout is ordered otherwise', async () => {
    const address = ownAddress()
    await leaveUnpaid(address, MAX_UNPAID_ORDERS - 1)
    const { here, form, answer } = await order(address)
    expect(answer.status).toBe(303)
    expect((await here.order({ ...form, message: 'Ring på' })).status).toBe(303)
  })

  it('are counted no more once they are paid', async () => {
    const address = ownAddress()
    await leaveUnpaid(address, MAX_UNPAID_ORDERS - 1)
    const { here } = await order(address)
    const { last } = provider
    provider.pay(last)
    const { pathname, search } = new URL(last.urls.success)
    const back = await here.visitor.get(pathname + search)
    expect((back.status === 302 ? await here.visitor.follow(back) : back).status).toBe(200)
    expect((await order(address)).answer.status).toBe(303)
  })

  it('are counted no more once their payment is declined, and again when the same checkout is ordered once more', async () => {
    const address = ownAddress()
    await leaveUnpaid(address, MAX_UNPAID_ORDERS - 1)
    const { here, form } = await order(address)
    const { last } = provider
    provider.pay(last, { state: 'failed' })
    const { pathname, search } = new URL(last.urls.cancel)
    expect((await here.visitor.get(pathname + search)).status).toBe(200)
    const other = await order(address)
    expect(other.answer.status).toBe(303)
    expect((await here.order({ ...form, ...(await here.checkout()), payment_method: 'stripe' })).status).toBe(429)
  })

  it('are counted together with those by invoice, which hold their pieces too', async () => {
    const address = ownAddress()
    await leaveUnpaid(address, MAX_UNPAID_ORDERS - 1)
    const [first, second] = [await shopper(address), await shopper(address)]
    expect((await first.here.order({ ...first.form, payment_method: 'invoice' })).status).toBe(303)
    expect((await second.here.order({ ...second.form, payment_method: 'invoice' })).status).toBe(429)
  })
})
