import type { SeedFamily } from '../../family'
import { goodsOf } from '../kind'
import { homeKinds } from './home-kinds'
import { HOME_ROWS } from './home-rows'
import { phoneKinds } from './phone-kinds'
import { PHONE_ROWS } from './phone-rows'
import { spareCategories } from './spare-categories'
import { bulbs, fuses, vehicleSpareAttributes } from './vehicle-light-goods'

const home = goodsOf(homeKinds, HOME_ROWS, {
  'SHV-B70': { discontinued: true, successor: 'SHV-B73' },
  'BAG-SBAG4': { quantityDiscounts: [{ q: 3, percent: 10 }], accessories: ['FIL-EFS1'] },
  'TBH-OB8': { decoration: 'best-seller', campaign: 20 },
})
const phone = goodsOf(phoneKinds, PHONE_ROWS, {
  'SCR-IP8P': { discontinued: true },
  'SCR-IP13': { accessories: ['TLK-25', 'GLU-IPS', 'GLS-IP13'] },
  'SCR-IP14': { stock: 0, expectedInDays: 9, backOrder: true, notifyable: true },
})

/** Wearing parts: vacuum bags and filters, phone screens, shaver and toothbrush heads, remotes, bulbs and fuses. */
export const spareFamily: SeedFamily = {
  categories: spareCategories,
  attributes: vehicleSpareAttributes,
  devices: [...home.devices, ...phone.devices],
  products: [...home.products, ...phone.products, ...bulbs, ...fuses],
}
