import { DISCOUNT_TYPE } from '../../../app/commerce/contract/coupon'
import type { coupons } from '../../database/schema/offers'
import type { Store } from '../../stores/stores'
import type { Ids } from './catalogue-ids'
import type { SeedCoupon } from '../data/coupons'

/** The row of a coupon in one store. */
export function couponRow(seed: SeedCoupon, store: Store, ids: Ids): typeof coupons.$inferInsert {
  const category = seed.buyXGetY === undefined ? [] : [ids.category(seed.buyXGetY.category)]
  return {
    store_id: store.id,
    code: seed.code,
    discount_label: seed.label[store.language],
    starts_at: null,
    ends_at: null,
    minimum_spend: seed.minimumSpend?.[store.currency] ?? null,
    percentage_discount: seed.percent ?? null,
    discount_type_percentage: seed.percent !== undefined,
    discount_type_value: typeOf(seed),
    fixed_amount: seed.amount?.[store.currency] ?? null,
    specific_groups: [],
    excluded_groups: [],
    specific_discount_categories: seed.discountCategories ?? [],
    buy_x: seed.buyXGetY?.x ?? null,
    get_y: seed.buyXGetY?.y ?? null,
    buy_products: [],
    get_products: [],
    buy_categories: category,
    get_categories: category,
    buy_groups: [],
    get_groups: [],
    buy_x_percentage_total: null,
    buy_x_increment: seed.buyXGetY !== undefined,
    buy_x_interval: null,
    adds_product: seed.addsProduct === undefined ? null : ids.product(seed.addsProduct),
  }
}

function typeOf(seed: SeedCoupon): number {
  if (seed.buyXGetY !== undefined) return DISCOUNT_TYPE.fullPrice
  return seed.percent === undefined ? DISCOUNT_TYPE.fixed : DISCOUNT_TYPE.percentage
}
