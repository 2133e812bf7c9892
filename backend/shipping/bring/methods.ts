import type { DeliveryMethod } from '../../interfaces/carrier'

const inNorway = { carrier: 'bring', country: 'NO', saturdays: false, postalCodes: null } as const

/** Pakke til hentested, Pakke i pakkeboks, Pakke levert hjem, Pakke i postkassen and Stykkgods til bedrift og privat. */
export const BRING_METHODS: readonly DeliveryMethod[] = [
  {
    ...inNorway,
    id: 'bring-service-point',
    kind: 'service-point',
    price: 79,
    freeFrom: 699,
    maxWeightGrams: 20_000,
    maxSize: { box: [1200, 600, 600] },
    days: [2, 5],
  },
  {
    ...inNorway,
    id: 'bring-locker',
    kind: 'locker',
    price: 79,
    freeFrom: 699,
    maxWeightGrams: 20_000,
    maxSize: { box: [590, 500, 440] },
    days: [2, 5],
  },
  {
    ...inNorway,
    id: 'bring-home',
    kind: 'home',
    price: 129,
    freeFrom: null,
    maxWeightGrams: 35_000,
    maxSize: { length: 2400, lengthAndGirth: 3600 },
    days: [3, 6],
  },
  {
    ...inNorway,
    id: 'bring-letter',
    kind: 'letter',
    price: 49,
    freeFrom: 699,
    maxWeightGrams: 2_000,
    maxSize: { box: [350, 250, 70] },
    days: [2, 6],
  },
  {
    ...inNorway,
    id: 'bring-pallet',
    kind: 'pallet',
    price: 990,
    freeFrom: null,
    maxWeightGrams: 700_000,
    maxSize: null,
    days: [3, 7],
  },
]
