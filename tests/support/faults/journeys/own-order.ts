import { eq } from 'drizzle-orm'
import { href } from '../../../../app/routing/href'
import { resourceHref } from '../../../../app/routing/resources'
import { orders } from '../../../../backend/database/schema/orders'
import { orderMailTokens } from '../../../../backend/accounts/order-mail-token'
import { Staff } from '../../../../backend/tests/staff'
import { ageLogin } from '../age-login'
import { BUYERS } from '../../shop/buyers'
import { ownAddress } from '../../shop/own-address'
import { openByMail } from '../../shop/own-order'
import { elements } from '../../shop/read-page'
import type { Answer } from '../../shop/visitor'
import { form, journey, page, resource, step, type Walker } from '../journey'

/** The page of one order with its receipt, tracking, return and subscription, and the forms that lead to it. */
export const OWN_ORDER = journey({
  name: 'own order',
  isSequence: false,
  async prepare(walker) {
    const sent = await ordered(walker)
    const staff = new Staff(walker.shop.backend)
    await staff.ship(sent.number)
    await staff.act(sent.number, 'deliver')
    await staff.settle()
    await askForCard(walker, sent.id)
    return { sent, fresh: await ordered(walker) }
  },
  async enter({ visitor, shop, language, isAged }, { sent }) {
    await openByMail(visitor, shop.backend, sent.id, language)
    if (isAged) await ageLogin(visitor, 'myOrder')
  },
  steps(walker, { sent, fresh }) {
    const { shop, language } = walker
    const own = href('myOrder', language, { id: sent.id })
    const back = href('myOrderReturn', language, { id: sent.id })
    const other = shop.visitor({}, ownAddress())
    return [
      page(walker, own),
      resource(walker, resourceHref('orderReceipt', language, { id: sent.id })),
      page(walker, href('trackOrder', language, { id: sent.id })),
      page(walker, back),
      step('announce and cancel a return', () => announceAndCancel(walker, back), [400, 404, 409]),
      form(walker, 'buy again', own, { intent: 'buy-again' }),
      form(walker, 'another service point', own, { intent: 'change-point', service_point: 'x', near: '11122' }, [400, 409]),
      form(walker, 'cancel too late', own, { intent: 'cancel' }, [409]),
      form(walker, 'pay', own, { intent: 'pay' }, [409]),
      form(walker, 'keep', own, { intent: 'keep', withdrawal: crypto.randomUUID() }, [400, 404, 409]),
      step(
        'pause the subscription',
        async () => {
          const subscription_id = fieldOf(await walker.visitor.get(own), 'subscription_id')
          return walker.visitor.post(own, { intent: 'subscription', subscription_id, action: 'pause' })
        },
        [400, 404, 409],
      ),
      // The page may not have shown the subscription that is named, and another of eight visitors may have changed it.
      step('pay the subscription by card', () => payByCard(walker, own), [400, 409]),
      step('track', () => other.post(href('trackOrder', language), { number: fresh.number, proof: fresh.email })),
      step('ask for a link', () =>
        other.post(href('myOrder', language), { intent: 'link', order_number: fresh.number, email: fresh.email }),
      ),
      step('open a one-time link', () => other.get(`${href('myOrder', language)}?order_link=x`)),
      step('open the order', () => other.post(href('myOrder', language), { intent: 'open' }), [404]),
      step('open the link of a mail', async () => {
        const token = await orderMailTokens.sign(fresh.id, shop.backend.clock.now, shop.backend.services)
        return shop.visitor().get(`${href('myOrder', language, { id: fresh.id })}?order_access=${token}`)
      }),
      page(walker, own),
    ]
  },
  lost: () => Promise.resolve([]),
})

const RETURNED = {
  'line-0': 'on',
  'quantity-0': '1',
  'reason-0': 'changed-mind',
  'condition-0': 'unopened',
  message: '',
}

async function announceAndCancel({ visitor }: Walker, path: string): Promise<Answer> {
  const id = fieldOf(await visitor.get(path), 'id') || crypto.randomUUID()
  const announced = await visitor.post(path, { id, ...RETURNED })
  return announced.status === 303 ? visitor.post(path, { id, intent: 'cancel' }) : announced
}

/** From then on the page of the order asks what has come of the card. */
async function askForCard(walker: Walker, id: string): Promise<void> {
  const { shop, language } = walker
  const owner: Walker = { ...walker, visitor: shop.visitor({}, ownAddress()) }
  await openByMail(owner.visitor, shop.backend, id, language)
  const { status } = await payByCard(owner, href('myOrder', language, { id }))
  if (status !== 303) throw new Error(`No page for a card: ${status}`)
}

async function payByCard({ visitor }: Walker, path: string): Promise<Answer> {
  const subscription_id = fieldOf(await visitor.get(path), 'subscription_id')
  return visitor.post(path, { intent: 'subscription', subscription_id, action: 'pay-by', payment: 'stripe' })
}

const fieldOf = ({ body }: Answer, field: string): string =>
  elements(body, 'input').find(({ name }) => name === field)?.value ?? ''

/** A subscription that the walker orders. */
async function ordered({ shop, shopping, language }: Walker) {
  await shopping.add('CR2032', 20, { subscription_interval: '3' })
  const { location, status } = await shopping.order({ ...(await shopping.checkout()), payment_method: 'invoice' })
  const id = /confirmation\/([\da-f-]{36})/.exec(location)?.[1] ?? ''
  if (id === '') throw new Error(`No order: ${status} ${location}`)
  const [order] = await shop.backend.db.select({ number: orders.number }).from(orders).where(eq(orders.id, id))
  return { id, number: order?.number ?? '', email: BUYERS[language].email ?? '' }
}
