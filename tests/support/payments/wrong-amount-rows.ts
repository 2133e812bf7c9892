import type { Alteration } from './bank'
import type { Expected } from './expect-outcome'
import { leave } from './outcome-rows'
import type { Purchase } from './purchase'
import { HOSTED, type Row } from './walk'

const NOT_TAKEN: Expected = {
  orders: ['payment-failed'],
  attempts: ['refunded'],
  charges: ['released'],
  cart: 'kept',
  isAltered: true,
}

const another = ({ language }: Purchase): Alteration => ({ currency: language === 'sv' ? 'NOK' : 'SEK' })

const ALTERATIONS: Readonly<Record<string, (purchase: Purchase) => Alteration>> = {
  'reserves less': () => ({ more: -1 }),
  'reserves more': () => ({ more: 1 }),
  'reserves another currency': another,
  'takes less': () => ({ more: -1, captured: true }),
  'takes more': () => ({ more: 1, captured: true }),
  'takes another currency': (purchase) => ({ ...another(purchase), captured: true }),
}

/**
 * A difference of the amount is never accepted: what was reserved is released, what was taken
 * is refunded, and the order is given up.
 */
export const WRONG_AMOUNT_ROWS: readonly Row[] = Object.entries(ALTERATIONS).map(([what, alterationOf]) => ({
  name: `the provider ${what} than it was asked for: given back`,
  methods: HOSTED,
  async run(purchase, watch) {
    await purchase.begin()
    const back = await leave(purchase, 'approve', 'held', watch)
    const alteration = alterationOf(purchase)
    await purchase.world.bank.alter(purchase.page, alteration)
    watch.page(await purchase.visit(back), 'declined')
    await purchase.world.deliverWebhooks()
    const expected: Expected = alteration.captured ? { ...NOT_TAKEN, charges: ['refunded'] } : NOT_TAKEN
    return { expected, logged: ['error payment-amount-differs'], noted: ['payment-refunded'] }
  },
}))
