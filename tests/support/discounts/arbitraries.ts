import fc from 'fast-check'
import type { DiscountRule } from '../../../app/commerce/contract/coupon'
import { aRule } from './a-rule'

/** Few of each, so that rules often match products. */
const GROUPS = [1, 2, 3]
const CATEGORIES = ['tools', 'cells']
const PRODUCTS = [11, 12, 13, 14]
/** Each product is in one of these categories and in 100, the parent of all. */
const SHELVES = [101, 102, 100]

const some = <T>(values: readonly T[], maxLength = 2) => fc.uniqueArray(fc.constantFrom(...values), { maxLength })
const percent = fc.oneof(
  fc.integer({ min: 1, max: 100 }),
  fc.integer({ min: 1, max: 9999 }).map((hundredths) => hundredths / 100),
)

/** The products that a rule covers. */
const restrictions = fc.record({
  specific_groups: fc.oneof(fc.constant<number[]>([]), some(GROUPS)),
  excluded_groups: fc.oneof(fc.constant<number[]>([]), some(GROUPS)),
  specific_discount_categories: fc.oneof(fc.constant<string[]>([]), some(CATEGORIES)),
})

const kinds = fc.oneof(
  fc.record({ percentage_discount: percent }),
  fc.record({ buy_x: fc.integer({ min: 1, max: 4 }), buy_x_percentage_total: percent, buy_products: some(PRODUCTS) }),
  fc.record({ fixed_amount: fc.integer({ min: 1, max: 500 }), discount_type_value: fc.constant(2) }),
  buyXGetY(),
)

function buyXGetY() {
  const how = fc.oneof(
    fc.record({ discount_type_value: fc.constant(3) }),
    fc.record({ discount_type_value: fc.constant(2), fixed_amount: fc.integer({ min: 1, max: 60 }) }),
    fc.record({ discount_type_value: fc.constant(1), percentage_discount: percent }),
  )
  const which = fc.record({
    buy_x: fc.integer({ min: 1, max: 4 }),
    get_y: fc.integer({ min: 1, max: 3 }),
    buy_products: some(PRODUCTS),
    get_products: some(PRODUCTS),
    buy_groups: some(GROUPS, 1),
    get_groups: some(GROUPS, 1),
    buy_categories: some(SHELVES, 1),
    get_categories: some(SHELVES, 1),
    buy_x_increment: fc.boolean(),
    buy_x_interval: fc.option(fc.integer({ min: 1, max: 5 })),
  })
  return fc.tuple(how, which).map(([amount, goods]): Partial<DiscountRule> => ({ ...amount, ...goods }))
}

/** Up to four rules of all kinds, each with its own code; a minimum spend is set and not yet evaluated. */
export const someRules = fc
  .array(fc.tuple(kinds, restrictions, fc.option(fc.integer({ min: 1, max: 3000 }), { freq: 4 })), { maxLength: 4 })
  .map((rules) => rules.map(([kind, about, minimum_spend], at) => aRule({ ...about, ...kind, minimum_spend, code: `CODE${at}` })))

/** Up to six lines; `categories` includes the parents. Prices have `digits` decimals. */
export const someLines = (digits: number) =>
  fc.array(
    fc.record({
      product_id: fc.constantFrom(...PRODUCTS),
      type: fc.constantFrom(1, 1, 1, 4),
      quantity: fc.oneof(fc.integer({ min: 1, max: 9 }), fc.integer({ min: 1, max: 5000 })),
      price: fc.integer({ min: 1, max: 3000 }).map((coins) => (digits === 0 ? coins : coins / 100)),
      group_id: fc.option(fc.constantFrom(...GROUPS)),
      discount_category: fc.option(fc.constantFrom(...CATEGORIES)),
      categories: fc.constantFrom([100, 101], [100, 102], []),
    }),
    { maxLength: 6 },
  )

export const customerDiscounts = fc.constantFrom<Record<string, number>[]>({}, { tools: 12 }, { cells: 25, tools: 5 })
