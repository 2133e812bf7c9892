import { roundMoney } from '../stores/money'
import type { OrderFacts } from './order-facts'

/**
 * How much of the freight paid for an order can still go back, in its currency including VAT. Nothing once the order is returned:
 * its freight went back with its last goods, or the shop kept it of a parcel that came back. Refunds of returns from before they
 * noted their freight are known by that alone.
 */
export const freightLeft = (paid: number, facts: Pick<OrderFacts, 'isBack' | 'refundedFreight' | 'store'>): number =>
  facts.isBack ? 0 : Math.max(0, roundMoney(paid - facts.refundedFreight, facts.store))
