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
      ['product_id', '7'],
      ['quantity', String(quantity)],
    ],
    'Knappcell',
  )
const after = (
  events: readonly CartEvent[],
  state: OptimisticCart = optimisticCartOf(aCart([aLine(UUID, 2), aLine(OTHER, 1)])),
) => events.reduce(optimisticCart, state)
const quantities = ({ confirmed, requests }: OptimisticCart) =>
  confirmed && shownCart(confirmed, requests).lines.map(({ quantity }) => quantity)

describe('what was asked for is seen at once', () => {
  it('a quantity moves, the totals stay frozen as they were confirmed', () => {
    const state = after([{ type: 'requested', id: 1, request: change(5) }])
    expect(quantities(state)).toEqual([5, 1])
    const cart = state.confirmed && shownCart(state.confirmed, state.requests)
    expect(cart).toMatchObject({ pending: true, count: 6, totals: { count: 3, total: 300 } })
  })

  it('a line that is removed leaves, and quantity 0 is a removal', () => {
    expect(quantities(after([{ type: 'requested', id: 1, request: remove() }]))).toEqual([1])
    expect(quantities(after([{ type: 'requested', id: 1, request: change(0) }]))).toEqual([1])
  })

  it('a product on its way counts, though only its name is known', () => {
    const state = after([{ type: 'requested', id: 1, request: add(4) }])
    const cart = state.confirmed && shownCart(state.confirmed, state.requests)
    expect(cart).toMatchObject({ count: 7, coming: [{ name: 'Knappcell', quantity: 4 }] })
  })
})

describe('rapid clicks collapse', () => {
  it('into the last value, while the first is on its way', () => {
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

  it('a removal does not: what undo brings back is what was seen', () => {
    const state = after([
      { type: 'requested', id: 1, request: change(3) },
      { type: 'requested', id: 2, request: remove() },
    ])
    expect(state.requests.map(({ request }) => request.kind)).toEqual(['change', 'remove'])
    expect(quantities(state)).toEqual([1])
  })

  it('two adds stay two: each is a request of its own', () => {
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

  it('the server has the last word', () => {
    const state = after([
      { type: 'requested', id: 1, request: change(50) },
      { type: 'answered', id: 1, answer: three },
    ])
    expect(quantities(state)).toEqual([3])
    expect(state.requests).toEqual([])
  })

  it('one that is older than another already given never wins', () => {
    const state = after([
      { type: 'requested', id: 1, request: change(3) },
      { type: 'sent', id: 1 },
      { type: 'requested', id: 2, request: change(5) },
      { type: 'answered', id: 2, answer: five },
      { type: 'answered', id: 1, answer: three },
    ])
    expect(quantities(state)).toEqual([5])
  })

  it('a cart that was fetched before the change does not come back over it', () => {
    const events: CartEvent[] = [
      { type: 'requested', id: 1, request: change(5) },
      { type: 'answered', id: 1, answer: five },
      { type: 'read', latest: 0, answer: three },
    ]
    expect(quantities(after(events))).toEqual([5])
    expect(quantities(after([...events, { type: 'read', latest: 1, answer: three }]))).toEqual([3])
  })

  it('a cart fetched while a request is on its way waits for the answer to that', () => {
    const state = after([
      { type: 'requested', id: 1, request: change(5) },
      { type: 'read', latest: 1, answer: three },
    ])
    expect(quantities(state)).toEqual([5, 1])
  })
})

describe('a failure', () => {
  it('rolls back what failed, tells it, and leaves what was asked for besides', () => {
    const state = after([
      { type: 'requested', id: 1, request: change(5) },
      { type: 'sent', id: 1 },
      { type: 'requested', id: 2, request: change(9, OTHER) },
      { type: 'failed', id: 1 },
    ])
    expect(quantities(state)).toEqual([2, 9])
    expect(state.failed).toMatchObject({ kind: 'change', uuid: UUID })
  })

  it('is forgotten when something new is asked for', () => {
    const failed = after([
      { type: 'requested', id: 1, request: change(5) },
      { type: 'failed', id: 1 },
    ])
    expect(after([{ type: 'requested', id: 2, request: change(6) }], failed).failed).toBeNull()
  })

  it('to fetch the cart leaves what is known of it', () => {
    const state = after([{ type: 'read', latest: 0, answer: null }])
    expect(state.unread).toBe(true)
    expect(quantities(state)).toEqual([2, 1])
  })
})

it('a page that reports another cart discards the confirmed one; the same cart changes nothing', () => {
  expect(after([{ type: 'reported', count: 3, total: 300, inSight: false }])).toMatchObject({ staleReports: 0, confirmed: {} })
  expect(after([{ type: 'reported', count: 0, total: 0, inSight: false }]).confirmed).toBeNull()
  const busy = after([
    { type: 'requested', id: 1, request: change(5) },
    { type: 'reported', count: 0, total: 0, inSight: false },
  ])
  expect(busy.confirmed).not.toBeNull()
})

describe('a cart in sight, when pages report another cart', () => {
  const told: CartEvent = { type: 'reported', count: 4, total: 400, inSight: true }
  const shown = ({ confirmed, requests, staleReports }: OptimisticCart) =>
    confirmed && shownCart(confirmed, requests, staleReports > 0)

  it('goes on telling what was just added, and who opens the cart anew is not told again', () => {
    const added = optimisticCartOf(numbered(7))
    const read: CartEvent = { type: 'read', latest: 0, answer: aCart([aLine(UUID, 4)]) }
    expect(after([told, read], added).confirmed?.added).toBe('7')
    expect(after([read], added).confirmed?.added).toBeNull()
  })

  it('stays in sight, its totals frozen, and is to be fetched anew, once for each time', () => {
    expect(shown(after([told]))).toMatchObject({ pending: true, count: 3, totals: { count: 3 } })
    expect([after([told]).staleReports, after([told, told]).staleReports]).toEqual([1, 2])
    expect(after([{ ...told, count: 3, total: 300 }]).staleReports).toBe(0)
  })

  it.each<CartEvent>([
    { type: 'read', latest: 0, answer: aCart([aLine(UUID, 4)]) },
    { type: 'answered', id: 1, answer: aCart([aLine(UUID, 4)]) },
  ])('gives way to what the server says ($type)', (event) => {
    const state = after([told, event])
    expect(state.staleReports).toBe(0)
    expect(shown(state)).toMatchObject({ pending: false, count: 4 })
  })

  it('waits when that fails', () => {
    expect(after([told, { type: 'read', latest: 0, answer: null }])).toMatchObject({ staleReports: 1, unread: true })
  })
})

it('a page that was left has sent what waited, and knows nothing of the answers', () => {
  const state = after([{ type: 'requested', id: 1, request: change(5) }, { type: 'left' }])
  expect(state).toMatchObject({ requests: [], confirmed: null })
})

it('whatever comes back in whatever order, the newest answer stands and nothing waits for ever', () => {
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
