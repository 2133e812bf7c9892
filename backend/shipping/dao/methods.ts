import type { DeliveryMethod } from '../carrier'

const inDenmark = { carrier: 'dao', country: 'DK', postalCodes: null } as const

/** Parcel shops, homes, and, since 2026, the letters of Denmark. */
export const DAO_METHODS: readonly DeliveryMethod[] = [
  {
    ...inDenmark,
    ...{ id: 'dao-service-point', kind: 'service-point', price: 35, freeFrom: 399, maxWeightGrams: 20_000, days: [1, 3] },
    saturdays: false,
  },
  {
    ...inDenmark,
    ...{ id: 'dao-home', kind: 'home', price: 49, freeFrom: null, maxWeightGrams: 15_000, days: [1, 3], saturdays: true },
  },
  {
    ...inDenmark,
    ...{ id: 'dao-letter', kind: 'letter', price: 25, freeFrom: 399, maxWeightGrams: 250, days: [2, 5], saturdays: false },
  },
]
