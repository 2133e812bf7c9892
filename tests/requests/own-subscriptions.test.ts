import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { href } from '../../app/routing/href'
import { LANGUAGES, type Language } from '../../app/store/languages'
import { subscriptions } from '../../backend/database/schema/subscriptions'
import { BUYERS } from '../support/shop/buyers'
import type { TestShop } from '../support/shop/open-shop'
import { openByMail, orderedId } from '../support/shop/own-order'
import { elements, unstyledText, words } from '../support/shop/read-page'
import { shopForEachTest } from '../support/shop/shop-for-each-test'
import { Shopping } from '../support/shop/shopping'
import { translator } from '../support/shop/translator'
import type { Answer, Visitor } from '../support/shop/visitor'

let shop: TestShop
let visitor: Visitor
shopForEachTest((opened) => {
  shop = opened
  visitor = shop.visitor()
})

/** The subscription that an order began. */
async function begunBy(order: string) {
  const [one] = await shop.backend.db.select().from(subscriptions).where(eq(subscriptions.order_id, order))
  if (one === undefined) throw new Error('There is no subscription')
  return one
}

/** A delivery to a service point, and in Germany one to the door. */
const DELIVERY = {
  sv: 'postnord-service-point',
  no: 'postnord-service-point',
  da: 'postnord-service-point',
  de: 'dhl-letter',
} as const

/** Orders a product every third month, and opens the page of its order by the link of a mail. */
async function begun(language: Language = 'sv') {
  const shopping = new Shopping(shop.visitor(), shop.backend, language)
  await shopping.add('CR2032', 20, { subscription_interval: '3' })
  const { fields } = await shopping.chooseInCheckout({ ...BUYERS[language], shipping_method: DELIVERY[language] })
  const ordered = await shopping.order(fields)
  const id = /confirmation\/([\da-f-]{36})/.exec(ordered.location)?.[1] ?? ''
  const page = await openByMail(visitor, shop.backend, id, language)
  const now = () => begunBy(id)
  return { page, path: href('myOrder', language, { id }), now, subscription: await now() }
}

/** Sends the form of a step, as the page has it. */
function take({ body }: Answer, path: string, action: string, more: Record<string, string> = {}): Promise<Answer> {
  const inputs = elements(body, 'input')
  const subscription_id = inputs.find(({ name }) => name === 'subscription_id')?.value ?? ''
  const cycle = inputs.find(({ name }) => name === 'cycle')?.value
  return visitor.post(path, {
    intent: 'subscription',
    subscription_id,
    action,
    ...(action === 'skip' && cycle !== undefined ? { cycle } : {}),
    ...more,
  })
}

describe.each(LANGUAGES)('a subscription on the page of its order in %s', (language) => {
  const t = translator(language)

  it('warns where its order is cancelled that it ends, and says on a line of its own where it is collected, also without style sheets', async () => {
    const { page } = await begun(language)
    expect(words(page.body)).toContain(t('order.cancel.subscription'))
    const [collected = ''] = t('subscription.collectedAt', { place: '#' }).split('#')
    const lines = unstyledText(page.body).split('\n')
    expect(lines.filter((line) => line.includes(collected) && !line.startsWith(collected))).toEqual([])
    const isCollected = DELIVERY[language].endsWith('service-point')
    expect(lines.some((line) => line.startsWith(collected))).toBe(isCollected)
    // A collected subscription is not sent to the address.
    const [sent = ''] = t('subscription.deliverTo', { address: '#' }).split('#')
    expect(lines.some((line) => line.startsWith(sent))).toBe(!isCollected)
  })

  it('says when the next delivery comes, and is skipped, paused, resumed, changed and ended there', async () => {
    const { page, path, now, subscription } = await begun(language)
    const [sentence = ''] = t('subscription.next', { day: '#' }).split('#')
    expect(words(page.body)).toContain(sentence.trim())
    const steps = [
      ['skip', {}],
      ['pause', {}],
      ['resume', {}],
      ['change', { quantity: '4', interval: '1' }],
      ['end', {}],
    ] as const
    let shown = page
    for (const [step, fields] of steps) {
      const answer = await take(shown, path, step, fields)
      expect([step, answer.status]).toEqual([step, 303])
      expect(answer.location).toBe(`${path}?thanks=${step}&subscription=${subscription.id}#subscription-${subscription.id}`)
      shown = await visitor.follow(answer)
      expect(words(shown.body)).toContain(t(`subscription.done.${step}`))
    }
    expect(await now()).toMatchObject({
      state: 'ended',
      quantity: 4,
      interval_months: 1,
      next_cycle: subscription.next_cycle + 1,
    })
    expect(elements(shown.body, 'input').filter(({ name }) => name === 'subscription_id')).toEqual([])
  })
})

describe.each(LANGUAGES)('the address of a subscription in %s', (language) => {
  const t = translator(language)
  const moved = { ...BUYERS[language], street: 'Nya 2' }

  it('is changed from the next delivery on, and says from which day', async () => {
    const { page, path, subscription } = await begun(language)
    const shown = await visitor.follow(await take(page, path, 'deliver-to', moved))
    const [sentence = ''] = t('subscription.done.deliver-to', { day: '#' }).split('#')
    expect(words(shown.body)).toContain(sentence.trim())
    expect(words(shown.body)).toContain('Nya 2')
    expect(elements(shown.body, 'input').find(({ id }) => id === `subscription-${subscription.id}-street`)?.value).toBe('Nya 2')
  })

  it('keeps what was typed, and names each error beside its field', async () => {
    const { page, path, now, subscription } = await begun(language)
    const wrong = { ...moved, street: '', postal_code: '1', mobile: '12' }
    const { status, body } = await take(page, path, 'deliver-to', wrong)
    expect(status).toBe(400)
    const errors = ['checkout.error.required', 'checkout.error.postalCode', 'checkout.error.mobile'] as const
    for (const key of errors) expect(words(body)).toContain(t(key))
    const invalid = elements(body, 'input').flatMap((input) => (input['aria-invalid'] === 'true' ? [input.name] : []))
    expect(invalid).toEqual(['street', 'postal_code', 'mobile'])
    expect(elements(body, 'input').find(({ name }) => name === 'mobile')?.value).toBe('12')
    expect((await now()).customer).toEqual(subscription.customer)
  })
})

describe('a form of a subscription', () => {
  const t = translator('sv')

  it('that is sent twice skips one delivery, and says that something has changed', async () => {
    const { page, path, now, subscription } = await begun()
    await take(page, path, 'skip')
    const again = await take(page, path, 'skip')
    expect([again.status, words(again.body).includes(t('subscription.error.changed'))]).toEqual([409, true])
    expect((await now()).next_cycle).toBe(subscription.next_cycle + 1)
  })

  it('of an ended one is refused in words', async () => {
    const { page, path, now } = await begun()
    await take(page, path, 'end')
    expect((await take(page, path, 'resume')).status).toBe(409)
    expect((await now()).state).toBe('ended')
  })

  it.each([
    ['no interval', { quantity: '2', interval: '' }],
    ['an interval that the product does not have', { quantity: '2', interval: '7' }],
  ])('with %s keeps what was typed', async (_, fields) => {
    const { page, path } = await begun()
    const answer = await take(page, path, 'change', fields)
    expect(answer.status).toBeGreaterThanOrEqual(400)
    expect(answer.status).toBeLessThan(500)
    expect(words(answer.body)).toContain(t('checkout.error.choose'))
    expect(elements(answer.body, 'input').find(({ name }) => name === 'quantity')?.value).toBe('2')
  })

  it('changes nothing without the login of its order, nor with that of another', async () => {
    const { page, path, subscription, now } = await begun()
    visitor = shop.visitor()
    expect((await take(page, path, 'end')).location).toBe(path)
    await openByMail(visitor, shop.backend, await orderedId(shop))
    expect((await take(page, path, 'end')).location).toBe(path)
    const foreign = await begun()
    const forged = { intent: 'subscription', subscription_id: subscription.id, action: 'end' }
    expect((await visitor.post(foreign.path, forged)).status).toBe(404)
    expect([(await now()).state, (await foreign.now()).state]).toEqual(['active', 'active'])
  })

  it('the order is shown without its subscriptions while they cannot be read', async () => {
    const { path } = await begun()
    shop.respond = (called, send) => (called.endsWith('/subscriptions') ? new Response(null, { status: 503 }) : send())
    const { status, body } = await visitor.get(path)
    expect([status, words(body).includes(t('subscription.skip'))]).toEqual([200, false])
  })
})
