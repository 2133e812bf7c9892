import { roundMoney } from '../stores/money'
import type { OrderFacts } from '../order-facts/order-facts'

/**
 * The freight paid that can still be refunded, in the order's currency including VAT. 0 once the order is returned: its freight
 * was refunded with its last goods, or the shop kept it of a parcel that came back. Refunds from before the freight was stored
 * are recognised only by that.
 */
export const freightLeft = (paid: number, facts: Pick<OrderFacts, 'isBack' | 'refundedFreight' | 'store'>): number =>
  facts.isBack ? 0 : Math.max(0, roundMoney(paid - facts.refundedFreight, facts.store))
