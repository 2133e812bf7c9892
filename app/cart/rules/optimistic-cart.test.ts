import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { CartAnswer } from './cart-data'
import { type CartEvent, type OptimisticCart, optimisticCart, optimisticCartOf } from './optimistic-cart'
import { shownCart } from './shown-cart'
import { aCart, aLine } from '../../../tests/support/drawer/some-cart'
import { cartRequest } from './cart-request'

const UUID = '11111111-1111-4111-8111-111111111111'
const OTHER = '22222222-2222-4222-8222-222222222222'
const change = (quantity: number, uuid = UUID) =>
  cartRequest([
    ['intent', 'change'],
    ['uuid', uuid],
    ['quantity', String(quantity)],
  ])
const remove = (uuid = UUID) =>
  cartRequest([
    ['intent', 'remove'],
    ['uuid', uuid],
  ])
const add = (quantity: number) =>
  cartRequest(
    [
      ['intent', 'add'],
      ['product_id', '8'],
      ['quantity', String(quantity)],
    ],
    'Knappcell',
  )
const after = (
  events: readonly CartEvent[],
  state: OptimisticCart = optimisticCartOf(aCart([aLine(UUID, 2), aLine(OTHER, 1)])),
) => events.reduce(optimisticCart, state)
const addOfLine = (quantity: number, fields: [string, string][] = []) =>
  cartRequest([['intent', 'add'], ['product_id', String(aLine(UUID, 2).product_id)], ['quantity', String(quantity)], ...fields])
const quantities = ({ confirmed, requests }: OptimisticCart) =>
  confirmed && shownCart(confirmed, requests).lines.map(({ quantity }) => quantity)

describe('a request shows at once', () => {
  it('a quantity changes, the totals stay frozen as confirmed', () => {
    const state = after([{ type: 'requested', id: 1, request: change(5) }])
    expect(quantities(state)).toEqual([5, 1])
    const cart = state.confirmed && shownCart(state.confirmed, state.requests)
    expect(cart).toMatchObject({ pending: true, count: 6, totals: { count: 3, total: 300 } })
  })

  it('a removed line disappears', () => {
    expect(quantities(after([{ type: 'requested', id: 1, request: remove() }]))).toEqual([1])
  })

  it('a product being added counts, although only its name is known', () => {
    const state = after([{ type: 'requested', id: 1, request: add(4) }])
    const cart = state.confirmed && shownCart(state.confirmed, state.requests)
    expect(cart).toMatchObject({ count: 7, coming: [{ name: 'Knappcell', quantity: 4 }] })
  })
})

describe('a product that is in the cart already', () => {
  it('is added to its line at once, so that a change made before the answer counts the added pieces', () => {
    const state = after([
      { type: 'requested', id: 1, request: addOfLine(1) },
      { type: 'sent', id: 1 },
    ])
    const cart = state.confirmed && shownCart(state.confirmed, state.requests)
    expect(cart).toMatchObject({ count: 4, coming: [], lines: [{ quantity: 3, pending: true }, { quantity: 1 }] })
  })

  it('has a row of its own while it is added with an origin or a subscription, as no line merges with it', () => {
    for (const field of ['accessory_id', 'subscription_interval']) {
      const state = after([{ type: 'requested', id: 1, request: addOfLine(1, [[field, '3']]) }])
      const cart = state.confirmed && shownCart(state.confirmed, state.requests)
      expect(cart).toMatchObject({ coming: [{ quantity: 1 }], lines: [{ quantity: 2 }, { quantity: 1 }] })
    }
  })

  it('does not merge with a line that is tied', () => {
    const { requests } = after([{ type: 'requested', id: 1, request: addOfLine(1) }])
    expect(shownCart(aCart([aLine(UUID, 2, { accessory_id: 3 })]), requests)).toMatchObject({
      coming: [{ quantity: 1 }],
      lines: [{ quantity: 2 }],
    })
  })

  it('goes with its line when that is removed before the answer', () => {
    const state = after([
      { type: 'requested', id: 1, request: addOfLine(1) },
      { type: 'requested', id: 2, request: remove() },
    ])
    expect(state.confirmed && shownCart(state.confirmed, state.requests)).toMatchObject({ count: 1, coming: [] })
  })
})

describe('rapid clicks collapse', () => {
  it('into the last value, while the first is being sent', () => {
    const state = after([
      { type: 'requested', id: 1, request: change(3) },
      { type: 'sent', id: 1 },
      { type: 'requested', id: 2, request: change(4) },
      { type: 'requested', id: 3, request: change(5) },
      { type: 'requested', id: 4, request: change(9, OTHER) },
    ])
    expect(state.requests.map(({ id }) => id)).toEqual([1, 3, 4])
    expect(quantities(state)).toEqual([5, 9])
  })

  it('a removal does not replace a change: undo restores the quantity that was shown', () => {
    const state = after([
      { type: 'requested', id: 1, request: change(3) },
      { type: 'requested', id: 2, request: remove() },
    ])
    expect(state.requests.map(({ request }) => request.kind)).toEqual(['change', 'remove'])
    expect(quantities(state)).toEqual([1])
  })

  it('two adds stay two requests', () => {
    const state = after([
      { type: 'requested', id: 1, request: add(1) },
      { type: 'requested', id: 2, request: add(1) },
    ])
    expect(state.requests).toHaveLength(2)
  })
})

describe('answers', () => {
  const five = aCart([aLine(UUID, 5)])
  const three = aCart([aLine(UUID, 3)])

  it('the answer of the server replaces the optimistic state', () => {
    const state = after([
      { type: 'requested', id: 1, request: change(50) },
      { type: 'answered', id: 1, answer: three },
    ])
    expect(quantities(state)).toEqual([3])
    expect(state.requests).toEqual([])
  })

  it('an answer older than one already received is ignored', () => {
    const state = after([
      { type: 'requested', id: 1, request: change(3) },
      { type: 'sent', id: 1 },
      { type: 'requested', id: 2, request: change(5) },
      { type: 'answered', id: 2, answer: five },
      { type: 'answered', id: 1, answer: three },
    ])
    expect(quantities(state)).toEqual([5])
  })

  it('a cart read before a change does not overwrite it', () => {
    const events: CartEvent[] = [
      { type: 'requested', id: 1, request: change(5) },
      { type: 'answered', id: 1, answer: five },
      { type: 'read', latest: 0, keepsMessages: false, answer: three },
    ]
    expect(quantities(after(events))).toEqual([5])
    expect(quantities(after([...events, { type: 'read', latest: 1, keepsMessages: false, answer: three }]))).toEqual([3])
  })

  it('a cart read while a request is pending is ignored', () => {
    const state = after([
      { type: 'requested', id: 1, request: change(5) },
      { type: 'read', latest: 1, keepsMessages: false, answer: three },
    ])
    expect(quantities(state)).toEqual([5, 1])
  })
})

describe('a failure', () => {
  it('rolls back the failed request, reports it, and keeps the other requests', () => {
    const state = after([
      { type: 'requested', id: 1, request: change(5) },
      { type: 'sent', id: 1 },
      { type: 'requested', id: 2, request: change(9, OTHER) },
      { type: 'failed', id: 1 },
    ])
    expect(quantities(state)).toEqual([2, 9])
    expect(state.failed).toMatchObject({ kind: 'change', about: UUID })
  })

  // The retry would add the pieces once more.
  it.each([
    ['not of an add whose line was changed meanwhile', addOfLine(1), change(5), false],
    ['not of an add whose line was removed meanwhile', addOfLine(1), remove(), false],
    ['of an add while another line was changed', addOfLine(1), change(5, OTHER), true],
    ['of an add with a line of its own', addOfLine(1, [['accessory_id', '3']]), change(5), true],
    ['of an add while the same product was added again', addOfLine(1), addOfLine(1), true],
  ] as const)('is reported %s', (_, request, later, isReported) => {
    const requested = [request, later].map((one, at) => ({ type: 'requested' as const, id: at + 1, request: one }))
    expect(after([...requested, { type: 'failed', id: 1 }]).failed).toBe(isReported ? request : null)
  })

  it('is cleared by the next request', () => {
    const failed = after([
      { type: 'requested', id: 1, request: change(5) },
      { type: 'failed', id: 1 },
    ])
    expect(after([{ type: 'requested', id: 2, request: change(6) }], failed).failed).toBeNull()
  })

  it('to read the cart keeps the confirmed one', () => {
    const state = after([{ type: 'read', latest: 0, keepsMessages: false, answer: null }])
    expect(state.unread).toBe(true)
    expect(quantities(state)).toEqual([2, 1])
  })
})

it('a page that reports another cart discards the confirmed one; the same cart changes nothing', () => {
  expect(after([{ type: 'reported', count: 3, total: 300, codes: [], isOpen: false }])).toMatchObject({
    staleReports: 0,
    confirmed: {},
  })
  expect(after([{ type: 'reported', count: 0, total: 0, codes: [], isOpen: false }]).confirmed).toBeNull()
  const codes = [{ code: 'START50', label: '', state: 'minimum', missing: 100 }] as const
  expect(after([{ type: 'reported', count: 3, total: 300, codes, isOpen: false }]).confirmed).toBeNull()
  const busy = after([
    { type: 'requested', id: 1, request: change(5) },
    { type: 'reported', count: 0, total: 0, codes: [], isOpen: false },
  ])
  expect(busy.confirmed).not.toBeNull()
})

describe('an open cart, when pages report another count, total or code', () => {
  const told: CartEvent = { type: 'reported', count: 4, total: 400, codes: [], isOpen: true }
  const shown = ({ confirmed, requests, staleReports }: OptimisticCart) =>
    confirmed && shownCart(confirmed, requests, staleReports > 0)

  it('keeps the message about an add, and drops it when the cart is opened again', () => {
    const added = optimisticCartOf(numbered(7))
    const read: CartEvent = { type: 'read', latest: 0, keepsMessages: true, answer: aCart([aLine(UUID, 4)]) }
    expect(after([told, read], added).confirmed?.added).toBe('7')
    expect(after([{ ...read, keepsMessages: false }], added).confirmed?.added).toBeNull()
  })

  it('keeps the reason why a code was not taken when the page of the request is loaded', () => {
    const refused = optimisticCartOf({ ...numbered(7), codeError: 'giftCard.moved' })
    const read: CartEvent = { type: 'read', latest: 0, keepsMessages: true, answer: aCart([aLine(UUID, 3)]) }
    expect(after([read], refused).confirmed?.codeError).toBe('giftCard.moved')
    expect(after([{ ...read, keepsMessages: false }], refused).confirmed?.codeError).toBeNull()
  })

  it('keeps the message when two other tabs have changed it, and it is read twice', () => {
    const read: CartEvent = { type: 'read', latest: 0, keepsMessages: true, answer: aCart([aLine(UUID, 4)]) }
    expect(after([told, { ...told, count: 5 }, read, read], optimisticCartOf(numbered(7))).confirmed?.added).toBe('7')
  })

  it('keeps the notice of a removed line until another tab has restored it', () => {
    const removed = { uuid: OTHER, name: 'Knappcell' }
    const state = optimisticCartOf({ ...numbered(7), removed })
    const read = { type: 'read', latest: 0, keepsMessages: true } as const
    expect(after([told, { ...read, answer: aCart([aLine(UUID, 4)]) }], state).confirmed?.removed).toEqual(removed)
    expect(after([told, { ...read, answer: aCart([aLine(OTHER, 1)]) }], state).confirmed?.removed).toBeNull()
  })

  it('stays visible with frozen totals, and is read again once per report', () => {
    expect(shown(after([told]))).toMatchObject({ pending: true, count: 3, totals: { count: 3 } })
    expect([after([told]).staleReports, after([told, told]).staleReports]).toEqual([1, 2])
    expect(after([{ ...told, count: 3, total: 300 }]).staleReports).toBe(0)
  })

  it.each<CartEvent>([
    { type: 'read', latest: 0, keepsMessages: true, answer: aCart([aLine(UUID, 4)]) },
    { type: 'answered', id: 1, answer: aCart([aLine(UUID, 4)]) },
  ])('gives way to what the server says ($type)', (event) => {
    const state = after([told, event])
    expect(state.staleReports).toBe(0)
    expect(shown(state)).toMatchObject({ pending: false, count: 4 })
  })

  it('stays stale when reading fails', () => {
    expect(after([told, { type: 'read', latest: 0, keepsMessages: false, answer: null }])).toMatchObject({
      staleReports: 1,
      unread: true,
    })
  })
})

it('a page that was left has sent its pending requests and drops its confirmed cart', () => {
  const state = after([{ type: 'requested', id: 1, request: change(5) }, { type: 'left' }])
  expect(state).toMatchObject({ requests: [], confirmed: null })
})

it('answers in any order leave the newest one, and no request stays pending', () => {
  const answers = fc.uniqueArray(fc.integer({ min: 1, max: 12 }), { minLength: 1, maxLength: 12 })
  fc.assert(
    fc.property(answers, (order) => {
      const requests: CartEvent[] = order.toSorted((a, b) => a - b).map((id) => ({ type: 'requested', id, request: add(id) }))
      const answered: CartEvent[] = order.map((id) => ({ type: 'answered', id, answer: numbered(id) }))
      const state = after([...requests, ...answered])
      expect(state.requests).toEqual([])
      expect(state.confirmed?.added).toBe(String(Math.max(...order)))
    }),
  )
})

const numbered = (id: number): CartAnswer => ({ ...aCart([]), added: String(id) })
