import { beforeEach, describe, expect, it } from 'vitest'
import { href } from '../../app/routing/href'
import { LANGUAGES } from '../../app/store/languages'
import { OrderDetail } from '../../app/commerce/contract/order-detail'
import type { TestShop } from '../support/shop/open-shop'
import { openByMail, orderedId } from '../support/shop/own-order'
import { elements, words } from '../support/shop/read-page'
import { shopForEachTest } from '../support/shop/shop-for-each-test'
import { translator } from '../support/shop/translator'
import type { Visitor } from '../support/shop/visitor'

const PAGE = 'https://pay.example/session'

let shop: TestShop
let visitor: Visitor
let open: boolean
let refusal: Response | null
shopForEachTest((opened) => {
  shop = opened
  visitor = shop.visitor()
})

/** A backend whose orders are deliveries of a subscription whose charge failed. */
beforeEach(() => {
  open = false
  refusal = null
  shop.respond = async (path, send) => {
    if (path.endsWith('/payment')) {
      open = refusal === null
      return refusal ?? Response.json({ url: PAGE })
    }
    const answer = await send()
    if (!path.endsWith('/detail')) return answer
    const detail = OrderDetail.parse(await answer.json())
    const allowed = { ...detail.allowed, cancel: true, pay: open ? 'continue' : 'begin' }
    const items = detail.order.items.map((item) => ({ ...item, subscription_interval: { id: 1, name: '1' } }))
    const order = { ...detail.order, status: 'pending', checkout_order_id: detail.order.id, items }
    return Response.json({ ...detail, order, allowed, charged_again_on: '2026-11-21', payment_url: open ? PAGE : null })
  }
})

describe.each(LANGUAGES)('a delivery whose charge failed in %s', (language) => {
  const t = translator(language)

  it('says when the card is charged again, and leads to the payment page', async () => {
    const id = await orderedId(shop, language)
    const path = href('myOrder', language, { id })
    const { body } = await openByMail(visitor, shop.backend, id, language)
    expect(words(body)).toContain(t('order.renewal.title'))
    expect(words(body)).toContain('21')
    // Its subscription goes on when only this delivery is cancelled.
    expect(words(body)).toContain(t('order.cancel.delivery'))
    expect(words(body)).not.toContain(t('order.cancel.subscription'))
    const answer = await visitor.post(path, { intent: 'pay' })
    expect([answer.status, answer.location]).toEqual([303, `${path}?pay`])
    const leading = await visitor.follow(answer)
    expect(elements(leading.body, 'a').map((link) => link.href)).toContain(PAGE)
    expect(elements(leading.body, 'meta').map(({ content }) => content)).toContain(`0;url=${PAGE}`)
    expect(words((await visitor.get(path)).body)).toContain(t('order.pay.go'))
  })

  it.each([
    [409, 'payment-under-way', 'order.error.charging'],
    [409, 'payment-refused', 'order.error.payment'],
    [409, 'order-status', 'order.error.notUnpaid'],
    [503, 'payment-unavailable', 'order.error.unavailable'],
  ] as const)('says why no payment page opens: %s %s', async (status, code, said) => {
    const id = await orderedId(shop, language)
    await openByMail(visitor, shop.backend, id, language)
    refusal = Response.json({ type: 'about:blank', title: 'Refused', status, code }, { status })
    const answer = await visitor.post(href('myOrder', language, { id }), { intent: 'pay' })
    expect([answer.status, words(answer.body).includes(t(said))]).toEqual([status, true])
  })
})

it('no payment page opens without the login of the order', async () => {
  const id = await orderedId(shop)
  const path = href('myOrder', 'sv', { id })
  expect((await shop.visitor().post(path, { intent: 'pay' })).location).toBe(path)
  expect(open).toBe(false)
})
