import type { DeliveryMethod } from '../../interfaces/carrier'

const inSweden = { carrier: 'postnord', country: 'SE', saturdays: false, postalCodes: null } as const
const inNorway = { carrier: 'postnord', country: 'NO', saturdays: false, postalCodes: null } as const
const inDenmark = { carrier: 'postnord', country: 'DK', saturdays: false, postalCodes: null } as const

/** PostNord's own measures; a letter that is wider or thicker is bulky, and a parcel of this size needs no surcharge. */
const PARCEL = { length: 1500, lengthAndGirth: 3000 } as const
const LETTER = { box: [600, 250, 30] } as const
/** The largest compartment of its parcel boxes, whose measures PostNord does not publish for all models. */
const LOCKER = { box: [600, 400, 380] } as const

/** MyPack Collect, MyPack Home and parcel lockers; letters in Sweden only: PostNord delivers none in Denmark since 2026. */
export const POSTNORD_METHODS: readonly DeliveryMethod[] = [
  {
    ...inSweden,
    id: 'postnord-service-point',
    kind: 'service-point',
    price: 49,
    freeFrom: 499,
    maxWeightGrams: 20_000,
    maxSize: PARCEL,
    days: [1, 3],
  },
  {
    ...inSweden,
    id: 'postnord-locker',
    kind: 'locker',
    price: 45,
    freeFrom: 499,
    maxWeightGrams: 15_000,
    maxSize: LOCKER,
    days: [1, 3],
  },
  {
    ...inSweden,
    id: 'postnord-home',
    kind: 'home',
    price: 99,
    freeFrom: null,
    maxWeightGrams: 35_000,
    maxSize: PARCEL,
    days: [1, 3],
  },
  {
    ...inSweden,
    id: 'postnord-letter',
    kind: 'letter',
    price: 29,
    freeFrom: 499,
    maxWeightGrams: 250,
    maxSize: LETTER,
    days: [2, 4],
  },
  {
    ...inSweden,
    id: 'postnord-pallet',
    kind: 'pallet',
    price: 695,
    freeFrom: null,
    maxWeightGrams: 700_000,
    maxSize: null,
    days: [2, 5],
  },
  {
    ...inNorway,
    id: 'postnord-service-point',
    kind: 'service-point',
    price: 79,
    freeFrom: 699,
    maxWeightGrams: 20_000,
    maxSize: { length: 2400, lengthAndGirth: 3600 },
    days: [2, 5],
  },
  {
    ...inDenmark,
    id: 'postnord-service-point',
    kind: 'service-point',
    price: 39,
    freeFrom: 399,
    maxWeightGrams: 20_000,
    maxSize: PARCEL,
    days: [1, 3],
  },
  {
    ...inDenmark,
    id: 'postnord-locker',
    kind: 'locker',
    price: 35,
    freeFrom: 399,
    maxWeightGrams: 20_000,
    maxSize: LOCKER,
    days: [1, 3],
  },
  {
    ...inDenmark,
    id: 'postnord-home',
    kind: 'home',
    price: 69,
    freeFrom: null,
    maxWeightGrams: 35_000,
    maxSize: PARCEL,
    days: [1, 3],
  },
  {
    ...inDenmark,
    id: 'postnord-pallet',
    kind: 'pallet',
    price: 549,
    freeFrom: null,
    maxWeightGrams: 700_000,
    maxSize: null,
    days: [2, 4],
  },
]
