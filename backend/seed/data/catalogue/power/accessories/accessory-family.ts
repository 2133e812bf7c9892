import type { SeedFamily } from '../../family'
import { goodsOf } from '../kind'
import { accessoryCategories } from './accessory-categories'
import { accessoryKinds } from './accessory-kinds'
import { ACCESSORY_ROWS } from './accessory-rows'

/** Testers, holders, cases, alarms and packs for emergency lights. */
export const accessoryFamily: SeedFamily = {
  categories: accessoryCategories,
  ...goodsOf(accessoryKinds, ACCESSORY_ROWS, {
    'ALM-SM9': { accessories: ['ALM-SM10'] },
    'ALM-SM10': { decoration: 'best-seller', quantityDiscounts: [{ q: 3, percent: 10 }] },
    'TST-ANA': { quantityDiscounts: [{ q: 10, percent: 15 }] },
  }),
}
