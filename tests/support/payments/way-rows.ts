import { words } from '../shop/read-page'
import { translator } from '../shop/translator'
import type { Expected } from './expect-outcome'
import { factsOf } from './facts'
import { EXPIRED, leave, PAID, paidOrNot, WAITS } from './outcome-rows'
import { HOSTED, type Row } from './walk'

/** Paid at the second try, with a second order, as the first was given up. */
const PAID_SECOND: Expected = {
  orders: ['payment-failed', 'confirmed'],
  attempts: ['failed', 'authorized'],
  charges: ['none', 'authorized'],
  cart: 'emptied',
}
/** Paid by invoice, after the provider's payment was ended. */
export const BY_INVOICE: Expected = {
  orders: ['replaced', 'confirmed'],
  attempts: ['expired', 'authorized'],
  charges: ['none'],
  cart: 'emptied',
}

/** Detours of shoppers: all ways other than one decision and an immediate return. */
export const WAY_ROWS: readonly Row[] = [
  {
    name: 'walks away',
    methods: HOSTED,
    async run(purchase, watch) {
      await purchase.begin()
      purchase.world.later(46)
      await purchase.world.reconcile()
      watch.page(await purchase.visit(purchase.pathOf('checkout')), 'checkout')
      return { expected: EXPIRED }
    },
  },
  {
    name: 'walks away, comes back and pays',
    methods: HOSTED,
    async run(purchase, watch) {
      await purchase.begin()
      purchase.world.later(5)
      await purchase.world.reconcile()
      const checkout = await purchase.visit(purchase.pathOf('checkout'))
      const unpaid = translator(purchase.language)('checkout.unpaid')
      watch.same('checkout says that a payment waits', [words(checkout.body).includes(unpaid)], [true])
      await purchase.order()
      watch.same('the page that is resumed', purchase.pages.slice(1), purchase.pages.slice(0, 1))
      watch.page(await purchase.visit(await leave(purchase, 'approve', 'never', watch)), 'confirmation')
      return { expected: PAID }
    },
  },
  {
    name: 'pays, never returns, webhook only',
    methods: HOSTED,
    async run(purchase) {
      await purchase.begin()
      await purchase.choose('approve', 'before')
      return { expected: PAID }
    },
  },
  {
    name: 'pays, never returns, reconciler only',
    methods: HOSTED,
    async run(purchase) {
      purchase.world.door.isLosing = true
      await purchase.begin()
      await purchase.choose('approve', 'never')
      purchase.world.later(1)
      await purchase.world.reconcile()
      return { expected: PAID }
    },
  },
  {
    name: 'is declined first, approved at the second try',
    methods: HOSTED,
    async run(purchase, watch) {
      await purchase.begin()
      const back = await purchase.choose('decline', 'before')
      if (back === null) {
        watch.page(await purchase.visit(await leave(purchase, 'approve', 'before', watch)), 'confirmation')
        return { expected: PAID }
      }
      watch.page(await purchase.visit(back), 'declined')
      await purchase.order()
      watch.page(await purchase.visit(await leave(purchase, 'approve', 'before', watch)), 'confirmation')
      return { expected: PAID_SECOND }
    },
  },
  {
    name: 'pays, returns while the provider is away',
    methods: HOSTED,
    async run(purchase, watch) {
      const { world } = purchase
      await purchase.begin()
      const back = await leave(purchase, 'approve', 'held', watch)
      watch.page(await world.withoutProviders(() => purchase.visit(back)), 'waits')
      await watch.now(paidOrNot(WAITS, PAID))
      watch.page(await purchase.visit(back), 'confirmation')
      return { expected: PAID, logged: ['error payment-not-settled'] }
    },
  },
  {
    name: 'pays, provider is away until after the time to pay, webhook late',
    methods: HOSTED,
    async run(purchase, watch) {
      const { world } = purchase
      await purchase.begin()
      await purchase.choose('approve', 'held')
      await world.withoutProviders(async () => {
        world.later(46)
        await world.reconcile()
      })
      await watch.now(paidOrNot(WAITS, PAID))
      await world.deliverWebhooks()
      return { expected: PAID }
    },
  },
  {
    name: 'sends the order form twice at once',
    methods: HOSTED,
    async run(purchase, watch) {
      await purchase.fill()
      const form = await purchase.form()
      const answers = await Promise.all([purchase.shopping.order(form), purchase.shopping.order(form)])
      for (const answer of answers) await purchase.handOver(answer)
      watch.same('payment pages', [purchase.pages.length, new Set(purchase.pages).size], [2, 1])
      watch.page(await purchase.visit(await leave(purchase, 'approve', 'twice', watch)), 'confirmation')
      return { expected: PAID }
    },
  },
  {
    name: 'returns in another browser',
    methods: HOSTED,
    async run(purchase, watch) {
      await purchase.begin()
      const back = await leave(purchase, 'approve', 'never', watch)
      watch.page(await purchase.visit(back, purchase.world.shop.visitor()), 'short')
      await watch.now(PAID)
      watch.page(await purchase.visit(back), 'confirmation')
      return { expected: PAID }
    },
  },
  {
    name: 'pays by invoice instead, and finds the first payment closed',
    methods: HOSTED,
    async run(purchase, watch) {
      await purchase.begin()
      watch.page(await purchase.order('invoice'), 'confirmation')
      await watch.now(BY_INVOICE)
      watch.same('the way out of the closed page', [await purchase.choose('approve', 'before')], [null])
      return { expected: BY_INVOICE }
    },
  },
  {
    name: 'chooses another provider, goes back by the link of the first, pays the second, never returns',
    methods: HOSTED,
    async run(purchase, watch) {
      await purchase.begin()
      const [first] = (await factsOf(purchase)).orders
      const other = purchase.method === 'klarna' ? 'stripe' : 'klarna'
      await purchase.order(other)
      watch.page(await purchase.visit(purchase.pathOf('checkoutFailed', first?.id)), 'failed')
      await purchase.choose('approve', 'before')
      return { expected: { ...BY_INVOICE, charges: ['none', 'authorized'] } }
    },
  },
  {
    name: 'orders by invoice',
    methods: ['invoice'],
    async run(purchase, watch) {
      await purchase.fill()
      watch.page(await purchase.order(), 'confirmation')
      return { expected: { ...PAID, charges: [] } }
    },
  },
]
