import type { DeliveryMethod } from '../../interfaces/carrier'

const inGermany = { carrier: 'gls', country: 'DE', saturdays: false, postalCodes: null } as const
const inDenmark = { carrier: 'gls', country: 'DK', saturdays: false, postalCodes: null } as const

const PARCEL = { length: 2000, lengthAndGirth: 3000 } as const

export const GLS_METHODS: readonly DeliveryMethod[] = [
  { ...inGermany, id: 'gls-home', kind: 'home', price: 4.9, freeFrom: 49, maxWeightGrams: 40_000, maxSize: PARCEL, days: [2, 4] },
  {
    ...inGermany,
    id: 'gls-service-point',
    kind: 'service-point',
    price: 4.5,
    freeFrom: 49,
    maxWeightGrams: 31_500,
    maxSize: PARCEL,
    days: [2, 4],
  },
  {
    ...inDenmark,
    id: 'gls-home',
    kind: 'home',
    price: 59,
    freeFrom: null,
    maxWeightGrams: 30_000,
    maxSize: PARCEL,
    days: [1, 3],
  },
  {
    ...inDenmark,
    id: 'gls-service-point',
    kind: 'service-point',
    price: 39,
    freeFrom: 399,
    maxWeightGrams: 20_000,
    maxSize: PARCEL,
    days: [1, 3],
  },
]
