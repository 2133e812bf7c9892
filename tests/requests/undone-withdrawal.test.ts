import { describe, expect, it } from 'vitest'
import { href } from '../../app/routing/href'
import { LANGUAGES, type Language } from '../../app/store/languages'
import { Staff } from '../../backend/tests/staff'
import { post } from '../../backend/tests/test-shop'
import { BUYERS } from '../support/shop/buyers'
import { type TestShop } from '../support/shop/open-shop'
import { orderGoods } from '../support/shop/own-order'
import { elements, words } from '../support/shop/read-page'
import { shopForEachTest } from '../support/shop/shop-for-each-test'
import { translator } from '../support/shop/translator'

let shop: TestShop
shopForEachTest((opened) => (shop = opened))

const DAY_MS = 24 * 3600_000

/** An order that a person who knows its number and e-mail address has withdrawn from; the link of the mail that says so. */
async function withdrawn(language: Language) {
  const { number } = await orderGoods(shop, language, [{ sku: 'LR6-24', quantity: 2 }])
  const typed = { number, email: BUYERS[language].email, name: 'X', message: '', extent: 'whole', lines: null }
  await shop.backend.fetch('/api/withdrawals', post({ id: crypto.randomUUID(), ...typed }))
  const staff = new Staff(shop.backend)
  await staff.settle()
  const mail = shop.backend.mails.findLast(({ key }) => key.startsWith('withdrawal-received:'))?.text ?? ''
  const link = new URL(/https?:\/\/\S*\/my-order\/\S+/.exec(mail)?.[0] ?? '')
  return { number, staff, link: `${link.pathname}${link.search}` }
}

const later = (milliseconds: number) => {
  const { clock } = shop.backend
  clock.now = new Date(clock.now.getTime() + milliseconds)
}

describe.each(LANGUAGES)('in %s', (language) => {
  const t = translator(language)

  it('a withdrawal is undone without scripts by the link of its mail, and the order stays', async () => {
    const { number, staff, link } = await withdrawn(language)
    const visitor = shop.visitor()
    const page = await visitor.follow(await visitor.get(link))
    const [before = ''] = t('order.withdrawn.title', { moment: '\n' }).split('\n')
    expect(words(page.body)).toContain(before)
    const id = elements(page.body, 'input').find(({ name }) => name === 'withdrawal')?.value ?? ''
    const path = new URL(link, 'http://shop').pathname
    const kept = await visitor.follow(await visitor.post(path, { intent: 'keep', withdrawal: id }))
    expect(words(kept.body)).toContain(t('order.withdrawn.kept'))
    expect(words(kept.body)).not.toContain(before)
    later(DAY_MS)
    await staff.settle()
    expect((await staff.show(number)).order.status).toBe('confirmed')
  })

  it('a page of returns without an order is 404', async () => {
    const { status } = await shop.visitor().get(href('myOrderReturn', language, { id: 'x' }).replace(/\/x$/, ''))
    expect(status).toBe(404)
  })
})

it('a withdrawal whose order is cancelled cannot be undone, and the page says why', async () => {
  const t = translator('sv')
  const { staff, link } = await withdrawn('sv')
  const visitor = shop.visitor()
  const page = await visitor.follow(await visitor.get(link))
  const id = elements(page.body, 'input').find(({ name }) => name === 'withdrawal')?.value ?? ''
  const path = new URL(link, 'http://shop').pathname
  expect((await visitor.post(path, { intent: 'keep', withdrawal: 'x' })).status).toBe(400)
  later(DAY_MS - 1)
  await visitor.follow(await visitor.get(link))
  later(1)
  await staff.settle()
  const refused = await visitor.post(path, { intent: 'keep', withdrawal: id })
  expect(refused.status).toBe(409)
  expect(words((await visitor.get(path)).body)).toContain(t('order.state.cancelled'))
})
