import type { DeliveryMethod } from '../../interfaces/carrier'

const inDenmark = { carrier: 'dao', country: 'DK', postalCodes: null } as const

/** Parcel shops, homes, and, since 2026, the letters of Denmark. */
export const DAO_METHODS: readonly DeliveryMethod[] = [
  {
    ...inDenmark,
    id: 'dao-service-point',
    kind: 'service-point',
    price: 35,
    freeFrom: 399,
    maxWeightGrams: 15_000,
    maxSize: { length: 800, lengthAndGirth: 2400 },
    days: [1, 3],
    saturdays: false,
  },
  {
    ...inDenmark,
    id: 'dao-home',
    kind: 'home',
    price: 49,
    freeFrom: null,
    maxWeightGrams: 5_000,
    maxSize: { length: 550, lengthAndGirth: 1200 },
    days: [1, 3],
    saturdays: true,
  },
  {
    ...inDenmark,
    id: 'dao-letter',
    kind: 'letter',
    price: 25,
    freeFrom: 399,
    maxWeightGrams: 250,
    maxSize: { box: [330, 230, 20] },
    days: [2, 5],
    saturdays: false,
  },
]
