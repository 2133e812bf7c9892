import { replaceOrder } from '../../../backend/checkouts/replace-order'
import type { Expected } from './expect-outcome'
import { factsOf } from './facts'
import { leave, PAID } from './outcome-rows'
import type { Purchase } from './purchase'
import { BY_INVOICE } from './way-rows'
import { HOSTED, type Row } from './walk'

const LATE = ['error payment-not-ended', 'error payment-paid-late']

/** Given back, because the goods are sold. */
const GIVEN_BACK: Expected = { orders: ['replaced'], attempts: ['refunded'], charges: ['released'], cart: 'kept', stock: 0 }

/**
 * The order is given up while the provider is away, so that its page stays open: as when the shop ends between giving up an order
 * and placing the one that replaces it. Answers the order's id.
 */
async function beginAndGiveUp(purchase: Purchase): Promise<string> {
  const { world } = purchase
  await purchase.begin()
  const [order] = (await factsOf(purchase)).orders
  if (order === undefined) throw new Error('No order was placed')
  await world.withoutProviders(() => replaceOrder(order, world.backend.services))
  return order.id
}

/**
 * Shoppers who pay an order that the shop has given up: it is confirmed if its goods are there and nothing
 * took its place, else the money goes back.
 */
export const LATE_ROWS: readonly Row[] = [
  {
    name: 'pays after the order was given up, webhook first: revived',
    methods: HOSTED,
    async run(purchase, watch) {
      await beginAndGiveUp(purchase)
      const back = await leave(purchase, 'approve', 'before', watch)
      watch.page(await purchase.visit(back), 'confirmation')
      return { expected: PAID, logged: LATE }
    },
  },
  {
    name: 'pays after the order was given up, return only: revived',
    methods: HOSTED,
    async run(purchase, watch) {
      await beginAndGiveUp(purchase)
      purchase.world.door.isLosing = true
      watch.page(await purchase.visit(await leave(purchase, 'approve', 'never', watch)), 'confirmation')
      return { expected: PAID, logged: LATE }
    },
  },
  {
    name: 'pays after the order was given up, reconciler only: revived',
    methods: HOSTED,
    async run(purchase) {
      await beginAndGiveUp(purchase)
      purchase.world.door.isLosing = true
      await purchase.choose('approve', 'never')
      purchase.world.later(10)
      await purchase.world.reconcile()
      return { expected: PAID, logged: LATE }
    },
  },
  {
    name: 'sees the failure, then pays the order that was given up: revived',
    methods: HOSTED,
    async run(purchase, watch) {
      const id = await beginAndGiveUp(purchase)
      purchase.world.door.isLosing = true
      watch.page(await purchase.visit(purchase.pathOf('checkoutFailed', id)), 'failed')
      watch.page(await purchase.visit(await leave(purchase, 'approve', 'never', watch)), 'confirmation')
      return { expected: PAID, logged: LATE }
    },
  },
  {
    name: 'sees the failure, adds goods, pays and never returns: the cart keeps what was added',
    methods: HOSTED,
    async run(purchase, watch) {
      const id = await beginAndGiveUp(purchase)
      watch.page(await purchase.visit(purchase.pathOf('checkoutFailed', id)), 'failed')
      await purchase.shopping.add('CR2032', 2)
      await purchase.shopping.add('TESTER', 3)
      purchase.world.later(5)
      await purchase.choose('approve', 'before')
      // The first visit to the cart shows what was bought.
      watch.page(await purchase.visit(purchase.shopping.cartPath), 'confirmation')
      watch.same('cart', await purchase.cart(), [2, 3])
      for (const { uuid } of (await purchase.shopping.cart()).lines) await purchase.shopping.remove(uuid)
      return { expected: PAID, logged: LATE }
    },
  },
  {
    name: 'pays after the order was given up and its goods were sold: given back',
    methods: HOSTED,
    async run(purchase, watch) {
      await beginAndGiveUp(purchase)
      await purchase.world.setStock(0)
      watch.page(await purchase.visit(await leave(purchase, 'approve', 'before', watch)), 'failed')
      return { expected: GIVEN_BACK, logged: LATE }
    },
  },
  {
    name: 'the same, and the provider has taken the money: given back',
    methods: HOSTED,
    async run(purchase, watch) {
      await beginAndGiveUp(purchase)
      await purchase.world.setStock(0)
      const back = await leave(purchase, 'approve', 'held', watch)
      await purchase.world.bank.alter(purchase.page, { captured: true })
      watch.page(await purchase.visit(back), 'failed')
      await purchase.world.deliverWebhooks()
      return { expected: { ...GIVEN_BACK, charges: ['refunded'] }, logged: LATE }
    },
  },
  {
    name: 'pays by invoice while the provider is away, then the first payment too: given back',
    methods: HOSTED,
    async run(purchase, watch) {
      const { world } = purchase
      await purchase.begin()
      watch.page(await world.withoutProviders(() => purchase.order('invoice')), 'confirmation')
      const back = await leave(purchase, 'approve', 'before', watch)
      watch.page(await purchase.visit(back), 'failed')
      const expected: Expected = { ...BY_INVOICE, attempts: ['refunded', 'authorized'], charges: ['released'] }
      return { expected, logged: [...LATE, 'error payment-not-settled'] }
    },
  },
]
