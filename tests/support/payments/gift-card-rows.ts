import { EXPIRED, leave, PAID } from './outcome-rows'
import type { Purchase } from './purchase'
import { HOSTED, type Row } from './walk'

/** Amounts below and above every order of these goods, in every currency. */
const [PART, MORE] = [5, 5000]

async function orderWithCard(purchase: Purchase, amount: number) {
  await purchase.fill()
  await purchase.addCard(amount)
  return purchase.order()
}

/**
 * Gift cards pay the whole order, or a part of it and a provider the rest: exactly the rest is charged, and a card gets back what
 * it paid for an order that did not come about.
 */
export const GIFT_CARD_ROWS: readonly Row[] = [
  {
    name: 'a gift card pays a part, the rest is approved, webhook before',
    methods: HOSTED,
    async run(purchase, watch) {
      await orderWithCard(purchase, PART)
      watch.page(await purchase.visit(await leave(purchase, 'approve', 'before', watch)), 'confirmation')
      return { expected: PAID }
    },
  },
  {
    name: 'a gift card pays a part, the rest is approved, return only',
    methods: HOSTED,
    async run(purchase, watch) {
      await orderWithCard(purchase, PART)
      purchase.world.door.isLosing = true
      watch.page(await purchase.visit(await leave(purchase, 'approve', 'never', watch)), 'confirmation')
      return { expected: PAID }
    },
  },
  {
    name: 'a gift card pays a part, the rest is never paid',
    methods: HOSTED,
    async run(purchase, watch) {
      await orderWithCard(purchase, PART)
      purchase.world.later(46)
      await purchase.world.reconcile()
      watch.page(await purchase.visit(purchase.pathOf('checkout')), 'checkout')
      return { expected: EXPIRED }
    },
  },
  {
    name: 'a gift card pays a part, the rest is invoiced',
    methods: ['invoice'],
    async run(purchase, watch) {
      watch.page(await orderWithCard(purchase, PART), 'confirmation')
      return { expected: { ...PAID, charges: [] } }
    },
  },
  {
    name: 'a gift card pays everything',
    methods: ['gift-card'],
    async run(purchase, watch) {
      watch.page(await orderWithCard(purchase, MORE), 'confirmation')
      return { expected: { ...PAID, attempts: [], charges: [] } }
    },
  },
]
