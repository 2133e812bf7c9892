import type { SeedFamily } from '../../family'
import { goodsOf } from '../kind'
import { gardenCategories, gardenKinds } from './garden-kinds'
import { GARDEN_ROWS } from './garden-rows'

/** Batteries and wearing parts for robot mowers, ride-on mowers and garden tools. */
export const gardenFamily: SeedFamily = {
  categories: gardenCategories,
  ...goodsOf(gardenKinds, GARDEN_ROWS, {
    'ROB-5351209': { discontinued: true },
    'ROB-5744768': { successor: 'ROB-5865762', discontinued: true },
    'STI-AP300': { stock: 0, expectedInDays: 12, backOrder: true, notifyable: true },
  }),
}
