import { and, eq } from 'drizzle-orm'
import { beforeEach, expect, it } from 'vitest'
import { isCartAnswer } from '../../app/cart/rules/cart-data'
import { lineField } from '../../app/cart/rules/copied-line'
import { href } from '../../app/routing/href'
import { resourceHref } from '../../app/routing/resources'
import type { Language } from '../../app/store/languages'
import { productTexts } from '../../backend/database/schema/products'
import { sendForm } from '../support/fuzz/random-forms'
import { logIn } from '../support/shop/log-in'
import { ORIGIN, type TestShop } from '../support/shop/open-shop'
import { shopForEachTest } from '../support/shop/shop-for-each-test'
import { Shopping } from '../support/shop/shopping'
import type { Visitor } from '../support/shop/visitor'

let shop: TestShop
let visitor: Visitor
shopForEachTest((opened) => {
  shop = opened
  visitor = shop.visitor()
})

/** The Danish storefront does not sell the tester. */
beforeEach(async () => {
  const isDanishTester = and(eq(productTexts.product_id, shop.backend.idOf('TESTER')), eq(productTexts.language, 'da'))
  await shop.backend.db.delete(productTexts).where(isDanishTester)
})

const slugs = async (of = visitor) => (await new Shopping(of, shop.backend).cart()).lines.map(({ slug }) => slug)

async function fill() {
  const shopping = new Shopping(visitor, shop.backend)
  await shopping.add('TESTER', 1)
  await shopping.add('CR2032', 5)
}

it('a look at a storefront that does not sell a product, or a prefetch of it, takes nothing out of the cart', async () => {
  await fill()
  const danish = new Shopping(visitor, shop.backend, 'da')
  await visitor.get(href('home', 'da'), { 'sec-purpose': 'prefetch' })
  expect((await danish.cart()).lines).toHaveLength(1)
  expect((await danish.cart()).lines).toHaveLength(1)
  expect((await slugs()).toSorted()).toEqual(['batteritestare', 'knappcell-cr2032'])
})

it('nor does it when the storefront sells none of the goods', async () => {
  await new Shopping(visitor, shop.backend).add('TESTER', 1)
  await visitor.get(href('home', 'da'))
  expect(await slugs()).toEqual(['batteritestare'])
})

it('nor out of the cart of the account, which other devices show', async () => {
  await logIn(visitor)
  await fill()
  await slugs()
  for (const path of [href('home', 'da'), href('cart', 'da'), href('home', 'da')]) await visitor.get(path)
  const phone = shop.visitor()
  await logIn(phone)
  await phone.get(href('cart', 'da'))
  for (const device of [phone, visitor]) expect((await slugs(device)).toSorted()).toEqual(['batteritestare', 'knappcell-cr2032'])
})

/** The copy of the cart that the browser keeps. */
async function copyOf(of: Visitor, language: Language) {
  const answer: unknown = JSON.parse((await of.get(resourceHref('cartData', language))).body)
  if (!isCartAnswer(answer) || answer.summary?.state !== 'here') throw new Error('no copy of the session')
  return answer.summary
}

/** A visitor whose session is lost, and whose browser restores its copy in a storefront. */
async function withLostSession({ lines, session }: Awaited<ReturnType<typeof copyOf>>, restored: Language): Promise<Visitor> {
  const copy = lines.map((line): [string, string] => ['line', lineField(line)])
  const after = shop.visitor()
  const fields: [string, string][] = [['intent', 'restore'], ['session', session], ...copy]
  await sendForm(after, ORIGIN, href('cart', restored), fields, 'urlencoded')
  return after
}

it.each([
  ['da', 'da'],
  ['da', 'sv'],
  ['sv', 'da'],
] as const)('nor does a session that is lost in %s and restored in %s', async (copied, restored) => {
  await fill()
  await visitor.get(href('home', copied))
  const after = await withLostSession(await copyOf(visitor, copied), restored)
  expect((await new Shopping(after, shop.backend, 'da').cart()).lines).toHaveLength(1)
  expect((await slugs(after)).toSorted()).toEqual(['batteritestare', 'knappcell-cr2032'])
})

it('a restored line that its own storefront sells no more does not wait', async () => {
  await new Shopping(visitor, shop.backend).add('LAST', 1)
  const copy = await copyOf(visitor, 'sv')
  await shop.backend.db.delete(productTexts).where(eq(productTexts.product_id, shop.backend.idOf('LAST')))
  const after = await withLostSession(copy, 'sv')
  expect((await copyOf(after, 'sv')).lines).toEqual([])
})

it.each([true, false])('an atc link replaces goods that wait (%s), and its undo brings them back', async (areAside) => {
  await fill()
  const danish = href('home', 'da')
  if (areAside) await visitor.get(href('cart', 'da'))
  await visitor.get(`${danish}?atc=${encodeURIComponent(btoa('BL1850B:1'))}`)
  expect(await slugs()).toEqual(['verktygsbatteri-bl1850b'])
  await visitor.post(href('cart', 'da'), { intent: 'undo-link', return_to: danish })
  expect((await new Shopping(visitor, shop.backend, 'da').cart()).lines).toHaveLength(1)
  expect((await slugs()).toSorted()).toEqual(['batteritestare', 'knappcell-cr2032'])
})
