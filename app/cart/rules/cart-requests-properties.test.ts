import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { CartLine, RequestedLine } from '../../server/session/cart-line'
import { NEW_SHOPPER, type Shopper } from '../../server/session/shopper'
import { withAnswer, withOutage, withoutOrderedLines, withoutRefusedLine, withQuestion, withRequest } from './cart-requests'
import { addLine, changeQuantity, removeLine } from './lines'
import { unconfirmedLines } from './unconfirmed-lines'
import { requestedLines } from './requested-lines'

const CHECKOUT = '00000000-0000-4000-8000-000000000000'
/** The backend refuses every cart with a line of this product. */
const REFUSED = 4

const step = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({ kind: fc.constant('add' as const), product: fc.integer({ min: 1, max: REFUSED }), at: fc.nat(9) }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constant('change' as const), at: fc.nat(9), quantity: fc.integer({ min: 1, max: 9 }) }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('remove' as const), at: fc.nat(9) }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('view' as const) }) },
  { weight: 6, arbitrary: fc.record({ kind: fc.constant('answer' as const), at: fc.nat(9), away: fc.boolean() }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('order' as const) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('ordered' as const), at: fc.nat(9) }) },
)
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never

/** A session, the questions and orders on their way, and what the shopper wants by plain arithmetic. */
type World = { state: Shopper; questions: Shopper[]; orders: CartLine[][]; wanted: RequestedLine[]; added: number }
const START: World = { state: NEW_SHOPPER, questions: [], orders: [], wanted: [], added: 0 }

function take(world: World, taken: Step): World {
  const { state, questions, orders } = world
  switch (taken.kind) {
    case 'add':
      return requested({ ...world, added: world.added + 1 }, (lines) =>
        addLine(lines, { uuid: String(world.added), product_id: taken.product, quantity: 1 }),
      )
    case 'change':
      return requested(world, (lines) => changeQuantity(lines, uuidAt(lines, taken.at), taken.quantity))
    case 'remove':
      return requested(world, (lines) => removeLine(lines, uuidAt(lines, taken.at)))
    case 'view': {
      const asked = withQuestion(state)
      return { ...world, state: asked, questions: [...questions, asked] }
    }
    case 'answer':
      return answered(world, taken.at % Math.max(1, questions.length), taken.away)
    case 'order': {
      const isReady = state.cart.unconfirmed === null && state.cart.items.length > 0
      return isReady ? { ...world, orders: [...orders, state.cart.items] } : world
    }
    case 'ordered': {
      const at = taken.at % Math.max(1, orders.length)
      const ordered = orders[at]
      if (ordered === undefined) return world
      const wanted = world.wanted.flatMap((line) => {
        const quantity = line.quantity - (ordered.find(({ uuid }) => uuid === line.uuid)?.quantity ?? 0)
        return quantity > 0 ? [{ ...line, quantity }] : []
      })
      return { ...world, state: withoutOrderedLines(state, ordered, CHECKOUT), orders: orders.toSpliced(at, 1), wanted }
    }
  }
}

function requested(world: World, change: (lines: RequestedLine[]) => RequestedLine[]): World {
  const state = withRequest(world.state, change(requestedLines(world.state.cart)))
  return { ...world, state, questions: [...world.questions, state], wanted: change(world.wanted) }
}

function answered(world: World, at: number, away: boolean): World {
  const asked = world.questions[at]
  if (asked === undefined) return world
  const questions = world.questions.toSpliced(at, 1)
  if (away) return { ...world, questions, state: withOutage(world.state, asked) }
  const refused = unconfirmedLines(asked.cart).find(({ product_id }) => product_id === REFUSED)
  if (refused === undefined) {
    const items = requestedLines(asked.cart).map((line) => itemOf(line, asked.cart.sync.asked))
    const answer = { language: 'sv', asCustomer: false, items, internal: false } as const
    return { ...world, questions, state: withAnswer(world.state, asked, answer) }
  }
  // A line that has been changed since is another request, which has its own answer.
  const wanted = world.wanted.filter(({ uuid, quantity }) => uuid !== refused.uuid || quantity !== refused.quantity)
  return { ...world, questions, state: withoutRefusedLine(world.state, refused), wanted }
}

const uuidAt = (lines: readonly RequestedLine[], at: number) => lines[at % Math.max(1, lines.length)]?.uuid ?? ''
const sizes = (lines: readonly RequestedLine[]) => lines.map(({ uuid, product_id, quantity }) => [uuid, product_id, quantity])

/** A confirmed line; `sku` is the number of the question it answers. */
function itemOf({ uuid, product_id, quantity }: RequestedLine, question: number): CartLine {
  return {
    uuid,
    product_id,
    quantity,
    sku: String(question),
    type: 0,
    thumb: null,
    name: 'N',
    slug: 'n',
    subscription_interval: null,
    cross_selling_product_id: null,
    upselling_bundle_id: null,
    offer_item_id: null,
    added_by_coupon: null,
    accessory_id: null,
    related_id: null,
    recommended_id: null,
    campaign: null,
    price: 1,
    ordinary_price: 1,
    pricing: [],
    vat: 25,
    deposit: 0,
    categories: [],
    group_id: null,
    discount_category: null,
    stock_status: 'in-stock',
    estimated_at: null,
    cart_notice: null,
    adjusted_quantity: false,
    sold_out: false,
    reductions: [],
  }
}

const steps = fc.array(step, { maxLength: 40 })
const RUNS = { numRuns: 500 }

it('with requests and answers in any order, the cart has the lines requested last: none is lost or duplicated', () => {
  fc.assert(
    fc.property(steps, (taken) => {
      taken.reduce((world, one) => {
        const next = take(world, one)
        expect(sizes(requestedLines(next.state.cart))).toEqual(sizes(next.wanted))
        return next
      }, START)
    }),
    RUNS,
  )
})

it('a confirmed cart has the requested lines, and none that the backend refuses', () => {
  fc.assert(
    fc.property(steps, (taken) => {
      taken.reduce((world, one) => {
        const next = take(world, one)
        const { cart } = next.state
        if (cart.unconfirmed === null) expect(sizes(cart.items)).toEqual(sizes(next.wanted))
        expect(cart.items.filter(({ product_id }) => product_id === REFUSED)).toEqual([])
        return next
      }, START)
    }),
    RUNS,
  )
})

it('an answer never replaces the answer to a later question', () => {
  fc.assert(
    fc.property(steps, (taken) => {
      taken.reduce((world, one) => {
        const next = take(world, one)
        expect(next.state.cart.sync.answered).toBeGreaterThanOrEqual(world.state.cart.sync.answered)
        for (const { sku } of next.state.cart.items) expect(Number(sku)).toBe(next.state.cart.sync.answered)
        return next
      }, START)
    }),
    RUNS,
  )
})

it('after lost answers, the questions of a later visit confirm the cart', () => {
  fc.assert(
    fc.property(steps, (taken) => {
      const left = { ...taken.reduce(take, START), questions: [] }
      // A visit leaves out one refused line; the next one goes on.
      const visits = left.wanted.length + 1
      const { state, wanted } = Array.from({ length: visits }).reduce<World>(
        (world) => answered(take({ ...world, questions: [] }, { kind: 'view' }), 0, false),
        left,
      )
      expect(state.cart.unconfirmed).toBeNull()
      expect(sizes(state.cart.items)).toEqual(sizes(wanted.filter(({ product_id }) => product_id !== REFUSED)))
    }),
    RUNS,
  )
})
