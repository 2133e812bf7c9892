import { expect, it } from 'vitest'
import { type CartLine, requestedLine } from '../../server/session/cart-line'
import first from '../../server/session/fixture/stored-session-1.json'
import { NEW_SHOPPER, type Shopper } from '../../server/session/shopper'
import { readShopper } from '../../server/session/stored-shopper'
import type { Language } from '../../store/languages'
import { accountCopy, unsentChanges, withAccountCart } from './account-cart'
import { withAnswer, withQuestion, withRequest } from './cart-requests'
import { withLinesBack } from './lines-back'

const [item] = readShopper(first.data.shopper)?.cart.items ?? []
if (item === undefined) throw new Error('The fixture has no line')
const everywhere: CartLine = { ...item, uuid: 'a', product_id: 1, campaign: null, subscription_interval: null }
const swedish: CartLine = { ...everywhere, uuid: 'b', product_id: 2 }

const shopper: Shopper = { ...NEW_SHOPPER, cart: { ...NEW_SHOPPER.cart, language: 'sv', items: [everywhere, swedish] } }
const sold = { sv: [everywhere, swedish], da: [everywhere], de: [everywhere], no: [everywhere] }

/** The shopper after a visit of a storefront that sells these lines. */
function visited(now: Shopper, language: Language, items: CartLine[] = sold[language]): Shopper {
  const asked = withQuestion(withLinesBack(now, language) ?? now)
  return withAnswer(asked, asked, { language, asCustomer: false, internal: false, items })
}
const uuids = (now: Shopper) => now.cart.items.map(({ uuid }) => uuid)

it('a line that another storefront does not sell is back in the one that does, also after a third one', () => {
  for (const languages of [['da'], ['da', 'da'], ['da', 'de', 'no']] as const) {
    const away = languages.reduce<Shopper>((now, language) => visited(now, language), shopper)
    expect([uuids(away), withLinesBack(away, languages.at(-1) ?? 'sv')]).toEqual([['a'], null])
    const back = visited(away, 'sv')
    expect([uuids(back), back.cart.aside, back.cart.unconfirmed]).toEqual([['a', 'b'], [], null])
  }
})

it('a line that its own storefront sells no more is gone', () => {
  const gone = visited(shopper, 'sv', [everywhere])
  expect([uuids(visited(gone, 'da')), gone.cart.aside]).toEqual([['a'], []])
})

it('a line that is removed while it is requested again waits no longer', () => {
  const back = withLinesBack(visited(shopper, 'da'), 'sv')
  const removed = back && withRequest(back, [requestedLine(everywhere)])
  expect([back?.cart.aside.length, removed?.cart.aside]).toEqual([1, []])
})

const lines = [everywhere, swedish].map(requestedLine)
const account = (version: number, of = lines) => accountCopy({ customer_id: 1, version, lines: of, unread: [] }, null)

it('is not removed from the cart of the account, and an unchanged account asks for nothing', () => {
  const away = visited({ ...shopper, accountCart: account(1) }, 'da')
  expect(unsentChanges(away)).toEqual([])
  expect(withAccountCart(away, away, account(1))).toBeNull()
  expect(withAccountCart(away, away, account(2))?.cart).toEqual(away.cart)
})

it('takes over what another device has made of it', () => {
  const away = visited({ ...shopper, accountCart: account(1) }, 'da')
  const asideAfter = (of: typeof lines) => withAccountCart(away, away, account(2, of))?.cart.aside
  expect(asideAfter(lines.map((line) => ({ ...line, quantity: 9 })))).toMatchObject([{ uuid: 'b', quantity: 9, notSoldIn: 'da' }])
  expect(asideAfter(lines.slice(0, 1))).toEqual([])
})

it('a line of the account that a new device opens in another storefront stays in the account', () => {
  const joined = withAccountCart(NEW_SHOPPER, NEW_SHOPPER, account(1)) ?? NEW_SHOPPER
  const opened = visited(joined, 'da')
  expect([uuids(opened), unsentChanges(opened)]).toEqual([['a'], []])
})
