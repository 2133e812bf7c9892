import type { SeedFamily } from '../family'

/** Vehicle, lead and solar batteries, chargers, lamps, spare parts, sets and gift cards. */
export const powerFamilies: SeedFamily[] = []
