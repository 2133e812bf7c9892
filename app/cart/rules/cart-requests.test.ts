import { describe, expect, it } from 'vitest'
import { type CartLine, type RequestedLine, requestedLine } from '../../server/session/cart-line'
import first from '../../server/session/fixture/stored-session-1.json'
import { NEW_SHOPPER, type Shopper } from '../../server/session/shopper'
import { readShopper } from '../../server/session/stored-shopper'
import {
  withAnswer,
  withFormerCodes,
  withOutage,
  withoutOrderedLines,
  withoutRefusedLine,
  withQuestion,
  withRequest,
} from './cart-requests'

const CHECKOUT = '00000000-0000-4000-8000-000000000000'
const [item] = readShopper(first.data.shopper)?.cart.items ?? []
if (item === undefined) throw new Error('The fixture has no line')

const confirmed: CartLine = { ...item, uuid: 'a', product_id: 1, quantity: 5 }
const line: RequestedLine = requestedLine(confirmed)
const shopper: Shopper = { ...NEW_SHOPPER, cart: { ...NEW_SHOPPER.cart, language: 'sv', items: [confirmed] } }
const answer = (items: CartLine[]) => ({ language: 'sv', asCustomer: false, items, internal: false }) as const

describe('an answer', () => {
  it('confirms the lines it was asked for', () => {
    const asked = withRequest(shopper, [{ ...line, quantity: 6 }])
    const { cart } = withAnswer(asked, asked, answer([{ ...confirmed, quantity: 6 }]))
    expect([cart.unconfirmed, cart.items.map(({ quantity }) => quantity)]).toEqual([null, [6]])
  })

  it('keeps the notices that have not been shown', () => {
    const noticed = { ...shopper, cart: { ...shopper.cart, items: [{ ...confirmed, cart_notice: 'Bara 5 kvar' }] } }
    const asked = withQuestion(noticed)
    expect(withAnswer(asked, asked, answer([confirmed])).cart.items[0]?.cart_notice).toBe('Bara 5 kvar')
  })
})

describe('an answer without a line', () => {
  const other: CartLine = { ...confirmed, uuid: 'b', name: 'Batteritestare' }
  const asked = withQuestion({ ...shopper, cart: { ...shopper.cart, items: [confirmed, other] } })

  it('costs that line alone, and names it', () => {
    const { cart } = withAnswer(asked, asked, answer([confirmed]))
    expect([cart.items, cart.lost]).toEqual([[confirmed], ['Batteritestare']])
  })

  it('names a line once, however often it was left out before a page named it', () => {
    const { lost } = withAnswer(asked, asked, answer([confirmed])).cart
    const again = withQuestion({ ...asked, cart: { ...asked.cart, lost } })
    expect(withAnswer(again, again, answer([confirmed])).cart.lost).toEqual(['Batteritestare'])
  })

  it('names no line that the shopper has removed, nor one that a code added', () => {
    const removed = withRequest(asked, [line])
    const given = withQuestion({ ...asked, cart: { ...asked.cart, items: [confirmed, { ...other, added_by_coupon: 'GAVA' }] } })
    for (const one of [removed, given]) expect(withAnswer(one, one, answer([confirmed])).cart.lost).toEqual([])
  })
})

describe('a refused line', () => {
  it('that changes a confirmed line leaves the confirmed version', () => {
    const more = { ...line, quantity: 6000 }
    const { cart } = withoutRefusedLine(withRequest(shopper, [more]), more)
    expect([cart.unconfirmed, cart.items]).toEqual([null, [confirmed]])
  })

  it('is removed alone: the other requested lines stay', () => {
    const bad = { uuid: 'b', product_id: 2, quantity: 1 }
    const good = { uuid: 'c', product_id: 3, quantity: 1 }
    expect(withoutRefusedLine(withRequest(shopper, [line, bad, good]), bad).cart.unconfirmed).toEqual([line, good])
  })
})

describe('codes that the backend refuses', () => {
  const asked = withRequest({ ...shopper, discountCodes: ['BAD'] }, [line])

  it('are replaced by the former ones, and the cart is confirmed as before', () => {
    const now = withFormerCodes(asked, ['BAD'], { ...shopper, discountCodes: ['GOOD'] })
    expect([now?.discountCodes, now?.cart.unconfirmed]).toEqual([['GOOD'], null])
  })

  it('are kept when the codes have been changed since', () => {
    expect(withFormerCodes({ ...asked, discountCodes: ['NEW'] }, ['BAD'], shopper)).toBeNull()
  })
})

it('during an outage a refreshed cart is unconfirmed, unless a later question was answered', () => {
  const early = withQuestion(shopper)
  const late = withQuestion(early)
  expect(withOutage(late, late).cart.unconfirmed).toEqual([line])
  const answered = withAnswer(late, late, answer([confirmed]))
  expect(withOutage(answered, early)).toBe(answered)
})

describe('an order', () => {
  it('removes exactly the ordered pieces from the cart', () => {
    const { cart } = withoutOrderedLines(shopper, [{ uuid: 'a', quantity: 3 }], CHECKOUT)
    expect(cart.unconfirmed).toEqual([{ ...line, quantity: 2 }])
  })

  it('leaves a cart with a newly requested code unconfirmed', () => {
    const other = { ...confirmed, uuid: 'b', product_id: 2 }
    const two = { ...shopper, cart: { ...shopper.cart, items: [confirmed, other] } }
    const coded = withRequest({ ...two, discountCodes: ['NEW'] }, [line, requestedLine(other)])
    expect(withoutOrderedLines(coded, [{ uuid: 'a', quantity: 5 }], CHECKOUT).cart.unconfirmed).toEqual([requestedLine(other)])
    expect(withoutOrderedLines(two, [{ uuid: 'a', quantity: 5 }], CHECKOUT).cart.unconfirmed).toBeNull()
  })

  it('takes what a code added with it, also when the order has it under another uuid', () => {
    const gift = { ...confirmed, uuid: 'g', quantity: 1, added_by_coupon: 'GAVA' }
    const both = { ...shopper, cart: { ...shopper.cart, items: [confirmed, gift] } }
    const ordered = [
      { uuid: 'a', quantity: 5, added_by_coupon: null },
      { uuid: 'other', product_id: gift.product_id, quantity: 1, added_by_coupon: 'GAVA' },
    ]
    expect(withoutOrderedLines(both, ordered, CHECKOUT).cart.items).toEqual([])
  })

  it('makes room: what found none before is not named any more', () => {
    const full = { ...shopper, cart: { ...shopper.cart, leftOut: ['Batteritestare'] } }
    expect(withoutOrderedLines(full, [{ uuid: 'a', quantity: 5 }], CHECKOUT).cart.leftOut).toEqual([])
  })

  it('ends its own checkout and no other', () => {
    const begun = { ...shopper, cart: { ...shopper.cart, checkoutID: CHECKOUT } }
    expect(withoutOrderedLines(begun, [], CHECKOUT).cart.checkoutID).toBeNull()
    expect(withoutOrderedLines(begun, [], 'another').cart.checkoutID).toBe(CHECKOUT)
  })
})
