import type { DeliveryMethod } from '../../interfaces/carrier'

const inGermany = { carrier: 'dhl', country: 'DE', postalCodes: null } as const

/** DHL Paket; anything larger is bulky goods. */
const PAKET = { box: [1200, 600, 600] } as const

/** Sweden: DHL ServicePoint. Germany: parcels (Monday to Saturday), the tracked Kleinpaket for the letterbox, and freight. */
export const DHL_METHODS: readonly DeliveryMethod[] = [
  {
    id: 'dhl-service-point',
    carrier: 'dhl',
    kind: 'service-point',
    country: 'SE',
    price: 49,
    freeFrom: 499,
    maxWeightGrams: 20_000,
    maxSize: { length: 1500, lengthAndGirth: 3000 },
    days: [1, 3],
    saturdays: false,
    postalCodes: null,
  },
  {
    ...inGermany,
    id: 'dhl-home',
    kind: 'home',
    price: 4.9,
    freeFrom: 49,
    maxWeightGrams: 31_500,
    maxSize: PAKET,
    days: [2, 4],
    saturdays: true,
  },
  {
    ...inGermany,
    id: 'dhl-locker',
    kind: 'locker',
    price: 4.5,
    freeFrom: 49,
    maxWeightGrams: 31_500,
    maxSize: { box: [750, 600, 400] },
    needsPostNumber: true,
    days: [2, 4],
    saturdays: true,
  },
  {
    ...inGermany,
    id: 'dhl-service-point',
    kind: 'service-point',
    price: 4.5,
    freeFrom: 49,
    maxWeightGrams: 31_500,
    maxSize: PAKET,
    days: [2, 4],
    saturdays: true,
  },
  {
    ...inGermany,
    id: 'dhl-letter',
    kind: 'letter',
    price: 2.9,
    freeFrom: 49,
    maxWeightGrams: 1_000,
    maxSize: { box: [350, 250, 80] },
    days: [2, 4],
    saturdays: true,
  },
  {
    ...inGermany,
    id: 'dhl-pallet',
    kind: 'pallet',
    price: 59,
    freeFrom: null,
    maxWeightGrams: 700_000,
    maxSize: null,
    days: [3, 6],
    saturdays: false,
  },
]
