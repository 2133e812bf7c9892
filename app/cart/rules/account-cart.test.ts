import { describe, expect, it } from 'vitest'
import { MAX_LINES } from '../../commerce/contract/max-lines'
import type { RequestedLine } from '../../server/session/cart-line'
import first from '../../server/session/fixture/stored-session-1.json'
import { type AccountCopy, NEW_SHOPPER, type Shopper } from '../../server/session/shopper'
import { readShopper } from '../../server/session/stored-shopper'
import { accountCopy, unsentChanges, withAccountCart } from './account-cart'
import { withRequest } from './cart-requests'
import { requestedLines } from './requested-lines'

const line = (uuid: string, quantity: number, more: Partial<RequestedLine> = {}): RequestedLine => ({
  uuid,
  product_id: uuid.charCodeAt(0),
  quantity,
  ...more,
})
const copy = (version: number, ...lines: RequestedLine[]): AccountCopy => ({ customer: 1, version, lines })
const shopper = (lines: RequestedLine[], accountCart: AccountCopy | null = null): Shopper =>
  withRequest({ ...NEW_SHOPPER, accountCart }, lines)

/** The shopper with names for these lines, as the backend has answered them. */
function named(now: Shopper, uuids: readonly string[]): Shopper {
  const [item] = readShopper(first.data.shopper)?.cart.items ?? []
  if (item === undefined) throw new Error('The fixture has no line')
  const items = uuids.map((uuid) => ({ ...item, uuid, name: `Vara ${uuid}`, subscription_interval: null }))
  return { ...now, cart: { ...now.cart, items } }
}

/** The lines of the shopper after an answer, as `a3 b1`. */
function after(now: Shopper, answer: AccountCopy, asked = now): string {
  return requestedLines((withAccountCart(now, asked, answer) ?? now).cart)
    .map(({ uuid, quantity }) => `${uuid}${quantity}`)
    .join(' ')
}

describe('the first answer for an account', () => {
  it('joins the cart of the guest with it by the rule for adding', () => {
    const guest = [line('x', 2, { product_id: 97 }), line('b', 1)]
    expect(after(shopper(guest), copy(4, line('a', 3)))).toBe('a5 b1')
    const tied = [line('x', 2, { product_id: 97, accessory_id: 7 })]
    expect(after(shopper(tied), copy(4, line('a', 3)))).toBe('a3 x2')
  })

  it('has the goods of an offer once, also where both have added them', () => {
    const guest = shopper([line('x', 10, { offer_item_id: 7 }), line('y', 4, { offer_item_id: 8 })])
    const account = copy(4, line('a', 10, { product_id: 120, offer_item_id: 7 }))
    expect(after(guest, account)).toBe('a10 y4')
    const known = copy(4, line('a', 10, { offer_item_id: 7 }), line('b', 10, { offer_item_id: 7 }))
    const next = withAccountCart(shopper([line('a', 10, { offer_item_id: 7 })], copy(3)), shopper([], copy(3)), known)
    expect(next && unsentChanges(next)).toEqual([{ uuid: 'b', line: null }])
  })

  it('leaves the lines of another customer’s account there, and takes what was added since', () => {
    const left = shopper([line('z', 2), line('b', 1)], { ...copy(9, line('z', 2)), customer: 2 })
    expect(after(left, copy(4, line('a', 3)))).toBe('a3 b1')
  })

  it('keeps nothing of a visitor with two empty carts', () => {
    expect(withAccountCart(NEW_SHOPPER, NEW_SHOPPER, copy(0))).toBeNull()
  })
})

describe('a later answer', () => {
  it('takes over lines that were set, changed and removed elsewhere', () => {
    const now = shopper([line('a', 1), line('b', 1)], copy(1, line('a', 1), line('b', 1)))
    expect(after(now, copy(4, line('b', 5), line('c', 1)))).toBe('b5 c1')
  })

  it('keeps what was changed here since it was asked for', () => {
    const asked = shopper([line('a', 1)], copy(1, line('a', 1)))
    const now = shopper([line('a', 2), line('d', 1)], asked.accountCart)
    expect(after(now, copy(2, line('a', 1), line('c', 1)), asked)).toBe('a2 c1 d1')
  })

  it('that is older than one that came meanwhile changes nothing', () => {
    const asked = shopper([line('a', 1)], copy(2, line('a', 1)))
    const now = shopper([line('a', 1)], copy(3, line('a', 1)))
    expect(withAccountCart(now, asked, copy(2))).toBeNull()
  })

  it('of an earlier version than the one asked with is from a backup: the lines stay, and are changes to it', () => {
    const now = shopper([line('a', 1), line('d', 1)], copy(7, line('a', 1), line('d', 1)))
    const next = withAccountCart(now, now, copy(3, line('a', 4), line('removed', 1)))
    expect(next?.cart).toEqual(now.cart)
    expect(next && unsentChanges(next)).toMatchObject([
      { uuid: 'a', line: line('a', 1) },
      { uuid: 'd', line: line('d', 1) },
      { uuid: 'removed', line: null },
    ])
  })

  it('that tells nothing new requests nothing', () => {
    const now = shopper([line('a', 1)], copy(3, line('a', 1)))
    expect(withAccountCart(now, now, copy(3, line('a', 1)))).toBeNull()
  })

  it('keeps a line that the account has and the backend cannot read', () => {
    const known = copy(1, line('a', 1), line('b', 2))
    const now = shopper([line('a', 1), line('b', 2)], known)
    const told = { customer_id: 1, version: 1, lines: [line('a', 3)], unread: ['b', 'not-known-here'] }
    const answer = accountCopy(told, known)
    expect(after(now, answer)).toBe('a3 b2')
    const next = withAccountCart(now, now, answer)
    expect(next && unsentChanges(next)).toEqual([])
    expect(accountCopy(told, { ...known, customer: 2 }).lines).toHaveLength(1)
  })

  it('leaves the lines that a coupon adds where their code is', () => {
    const gift = line('g', 1, { added_by_coupon: 'GIFT' })
    const now = shopper([line('a', 1), gift], copy(1, line('a', 1)))
    expect(unsentChanges(now)).toEqual([])
    expect(after(now, copy(2, line('a', 2)))).toBe('a2 g1')
  })
})

describe('a cart of an account that becomes full', () => {
  const many = (count: number) => Array.from({ length: count }, (_, at) => line(`${at}`, 1, { product_id: 1000 + at }))
  const ids = (next: Shopper | null) => requestedLines((next ?? NEW_SHOPPER).cart).map(({ uuid }) => uuid)

  it('takes the lines of a guest that fit, and keeps the names of the others for the shopper', () => {
    const guest = shopper([line('a', 1), line('b', 1)])
    const next = withAccountCart(guest, guest, copy(4, ...many(MAX_LINES - 1)))
    expect([ids(next).length, ids(next).at(-1), next?.cart.leftOut]).toEqual([MAX_LINES, 'a', ['']])
  })

  it('names the lines of this device that it did not take, and not those that another device removed', () => {
    const known = copy(1, ...many(MAX_LINES - 1), line('removed', 1))
    const asked = shopper([...known.lines.slice(0, -1), line('a', 1), line('b', 1)], known)
    const next = withAccountCart(asked, asked, copy(2, ...many(MAX_LINES - 1), line('a', 1)))
    expect([ids(next).at(-1), next?.cart.leftOut]).toEqual(['a', ['']])
    const since = named(shopper([...requestedLines(asked.cart), line('c', 1)], known), ['b', 'c'])
    const later = withAccountCart(since, asked, copy(2, ...many(MAX_LINES - 1), line('a', 1)))
    expect([ids(later).length, later?.cart.leftOut]).toEqual([MAX_LINES, ['Vara b', 'Vara c']])
  })
})
