import type { SeedFamily } from '../family'
import { carFamily } from './car/car-family'
import { leadFamily } from './lead/lead-family'
import { leisureFamily } from './leisure/leisure-family'
import { motorcycleFamily } from './motorcycle/motorcycle-family'

/** Vehicle, lead and solar batteries, chargers, lamps, spare parts, sets and gift cards. */
export const powerFamilies: SeedFamily[] = [leadFamily, carFamily, motorcycleFamily, leisureFamily]
