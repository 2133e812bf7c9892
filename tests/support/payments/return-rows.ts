import { LANGUAGES } from '../../../app/store/languages'
import { factsOf } from './facts'
import { EXPIRED, leave, PAID, WAITS } from './outcome-rows'
import { Purchase } from './purchase'
import { HOSTED, type Row } from './walk'

const REFUSED = ['warn order-link-refused']

/** Links of a return that were changed, belong to someone else, or are opened again. */
export const RETURN_ROWS: readonly Row[] = [
  {
    name: 'returns without having paid: waits',
    methods: HOSTED,
    async run(purchase, watch) {
      await purchase.begin()
      const [order] = (await factsOf(purchase)).orders
      watch.page(await purchase.visit(purchase.pathOf('confirmation', order?.id)), 'waits')
      return { expected: WAITS, end: EXPIRED }
    },
  },
  {
    name: 'returns with the id of another order: not found',
    methods: HOSTED,
    async run(purchase, watch) {
      const other = new Purchase(purchase.world, purchase.language, purchase.method)
      await other.begin()
      await other.choose('approve', 'before')
      const [theirs] = (await factsOf(other)).orders
      await purchase.begin()
      const back = await leave(purchase, 'approve', 'never', watch)
      const access = back.slice(back.indexOf('?'))
      watch.page(await purchase.visit(purchase.pathOf('confirmation', theirs?.id)), 'unknown')
      watch.page(await purchase.visit(`${purchase.pathOf('confirmation', theirs?.id)}${access}`), 'unknown')
      watch.page(await purchase.visit(`${purchase.pathOf('checkoutFailed', theirs?.id)}${access}`), 'unknown')
      watch.same('cart', await purchase.cart(), [7, 1])
      watch.page(await purchase.visit(back), 'confirmation')
      return { expected: { ...PAID, others: 1 }, logged: REFUSED }
    },
  },
  {
    name: "opens another shopper's link: sees no address, and keeps the own cart",
    methods: HOSTED,
    async run(purchase, watch) {
      const other = new Purchase(purchase.world, purchase.language, purchase.method)
      await purchase.begin()
      await other.fill()
      const back = await leave(purchase, 'approve', 'never', watch)
      watch.page(await purchase.visit(back, other.shopping.visitor), 'short')
      watch.same('cart of the other shopper', await other.cart(), [7, 1])
      watch.page(await purchase.visit(back), 'confirmation')
      return { expected: PAID }
    },
  },
  {
    name: 'opens the link in another browser after a day: not found',
    methods: HOSTED,
    async run(purchase, watch) {
      await purchase.begin()
      const back = await leave(purchase, 'approve', 'before', watch)
      purchase.world.later(24 * 60 + 1)
      watch.page(await purchase.visit(back, purchase.world.shop.visitor()), 'unknown')
      watch.page(await purchase.visit(back), 'confirmation')
      return { expected: PAID, logged: REFUSED }
    },
  },
  {
    name: 'opens the link again after the order was given up: nothing changes',
    methods: HOSTED,
    async run(purchase, watch) {
      await purchase.begin()
      const back = await leave(purchase, 'expire', 'never', watch)
      const success = back.replace(purchase.pathOf('checkoutFailed'), purchase.pathOf('confirmation'))
      for (const path of [back, success, back]) watch.page(await purchase.visit(path), 'expired')
      return { expected: EXPIRED }
    },
  },
  {
    name: 'opens the link in the address of another language: the order is the same one',
    methods: ['klarna'],
    async run(purchase, watch) {
      await purchase.begin()
      const back = await leave(purchase, 'approve', 'never', watch)
      const other = LANGUAGES.find((language) => language !== purchase.language) ?? 'sv'
      const elsewhere = back.replace(
        purchase.pathOf('confirmation'),
        new Purchase(purchase.world, other, 'klarna').pathOf('confirmation'),
      )
      watch.same('answer', [(await purchase.visit(elsewhere)).status], [200])
      return { expected: PAID }
    },
  },
]
