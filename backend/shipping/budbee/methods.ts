import type { DeliveryMethod } from '../../interfaces/carrier'

/**
 * Stockholm with Södertälje and Norrtälje (10 to 19), Malmö, Lund and Helsingborg (20 to 26), Halmstad, Göteborg with Kungsbacka
 * and Kungälv (40 to 44), Borås, Jönköping, Linköping, Norrköping, Örebro, Västerås and Uppsala.
 */
export const BUDBEE_SWEDEN = [
  ...['10', '11', '12', '13', '14', '15', '16', '17', '18', '19', '20', '21', '22', '23', '24', '25', '26', '30'],
  ...['40', '41', '42', '43', '44', '50', '55', '58', '60', '70', '72', '75'],
]

/** Copenhagen with its suburbs (1000 to 2999), Roskilde, Køge, Odense and Aarhus. */
const BUDBEE_DENMARK = ['1', '2', '400', '460', '50', '52', '80', '82']

/** In mm. Lockers of Budbee and Instabox are of the same kind: one company runs them. */
export const LARGEST_COMPARTMENT = [610, 380, 380] as const
const PARCEL = { box: [1200, 600, 600] } as const

export const BUDBEE_METHODS: readonly DeliveryMethod[] = [
  {
    id: 'budbee-home',
    carrier: 'budbee',
    kind: 'evening',
    country: 'SE',
    price: 79,
    freeFrom: null,
    maxWeightGrams: 20_000,
    maxSize: PARCEL,
    days: [1, 2],
    saturdays: false,
    postalCodes: BUDBEE_SWEDEN,
  },
  {
    id: 'budbee-locker',
    carrier: 'budbee',
    kind: 'locker',
    country: 'SE',
    price: 45,
    freeFrom: 499,
    maxWeightGrams: 15_000,
    maxSize: { box: LARGEST_COMPARTMENT },
    days: [1, 2],
    saturdays: true,
    postalCodes: BUDBEE_SWEDEN,
  },
  {
    id: 'budbee-home',
    carrier: 'budbee',
    kind: 'evening',
    country: 'DK',
    price: 59,
    freeFrom: null,
    maxWeightGrams: 20_000,
    maxSize: PARCEL,
    days: [1, 2],
    saturdays: false,
    postalCodes: BUDBEE_DENMARK,
  },
]
