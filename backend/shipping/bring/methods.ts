import type { DeliveryMethod } from '../carrier'

const inNorway = { carrier: 'bring', country: 'NO', saturdays: false, postalCodes: null } as const

/** Pakke til hentested, Pakke i pakkeboks, Pakke levert hjem, Pakke i postkassen and Stykkgods til bedrift og privat. */
export const BRING_METHODS: readonly DeliveryMethod[] = [
  {
    ...inNorway,
    ...{ id: 'bring-service-point', kind: 'service-point', price: 79, freeFrom: 699, maxWeightGrams: 20_000, days: [2, 5] },
  },
  { ...inNorway, id: 'bring-locker', kind: 'locker', price: 79, freeFrom: 699, maxWeightGrams: 20_000, days: [2, 5] },
  { ...inNorway, id: 'bring-home', kind: 'home', price: 129, freeFrom: null, maxWeightGrams: 35_000, days: [3, 6] },
  { ...inNorway, id: 'bring-letter', kind: 'letter', price: 49, freeFrom: 699, maxWeightGrams: 2_000, days: [2, 6] },
  { ...inNorway, id: 'bring-pallet', kind: 'pallet', price: 990, freeFrom: null, maxWeightGrams: 700_000, days: [3, 7] },
]
