import type { SeedFamily } from '../family'
import { accessoryFamily } from './accessories/accessory-family'
import { cableFamily } from './cables/cable-family'
import { carFamily } from './car/car-family'
import { chargerFamily } from './chargers/charger-family'
import { eMobilityFamily } from './e-mobility/e-mobility-family'
import { gardenFamily } from './garden/garden-family'
import { leadFamily } from './lead/lead-family'
import { leisureFamily } from './leisure/leisure-family'
import { lightFamily } from './lights/light-family'
import { motorcycleFamily } from './motorcycle/motorcycle-family'
import { spareFamily } from './spares/spare-family'
import { giftCardFamily } from './sets/gift-card-family'
import { setFamily } from './sets/set-family'
import { solarFamily } from './solar/solar-family'

const goods: SeedFamily[] = [
  leadFamily,
  carFamily,
  motorcycleFamily,
  leisureFamily,
  gardenFamily,
  eMobilityFamily,
  solarFamily,
  chargerFamily,
  cableFamily,
  lightFamily,
  accessoryFamily,
  spareFamily,
]

/** Vehicle, lead and solar batteries, chargers, lamps, spare parts, sets and gift cards. */
export const powerFamilies: SeedFamily[] = [...goods, setFamily(goods), giftCardFamily]
