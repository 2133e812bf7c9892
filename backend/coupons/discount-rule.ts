import type { DiscountRule } from '../../app/commerce/contract/coupon'
import { roundMoney } from '../stores/money'
import type { Store } from '../stores/stores'
import type { CodeOutcome } from './apply-coupons'

/** A coupon and its outcome as POST /api/sync-coupons answers them. */
export function discountRule({ coupon, ...outcome }: CodeOutcome, store: Store): DiscountRule {
  const { starts_at: _starts, ends_at: _ends, adds_product: _adds, ...fields } = coupon
  return {
    ...fields,
    applied: outcome.applied,
    failed_minimum_spend: outcome.failedMinimumSpend,
    buyx_free_amount: outcome.freeAmount,
    vat_amount: coupon.fixed_amount === null ? null : vatIn(coupon.fixed_amount, store),
    vat_rate: store.vat,
    all_affected_items: outcome.affected,
    notice: outcome.notice ?? null,
  }
}

const vatIn = (amount: number, { vat }: Store) => roundMoney((amount * vat) / (100 + vat), { digits: 2 })
