import { BUDBEE_SWEDEN, LARGEST_COMPARTMENT } from '../budbee/methods'
import type { DeliveryMethod } from '../../interfaces/carrier'

/** The first digits of Budbee's postal codes, plus Karlstad, Gävle, Sundsvall and Umeå, where Budbee does not deliver. */
const INSTABOX_SWEDEN = [...BUDBEE_SWEDEN, '65', '80', '85', '90']

export const INSTABOX_METHODS: readonly DeliveryMethod[] = [
  {
    id: 'instabox-locker',
    carrier: 'instabox',
    kind: 'locker',
    country: 'SE',
    price: 45,
    freeFrom: 499,
    maxWeightGrams: 15_000,
    maxSize: { box: LARGEST_COMPARTMENT },
    days: [1, 2],
    saturdays: true,
    postalCodes: INSTABOX_SWEDEN,
  },
]
