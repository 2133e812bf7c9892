import type { Country } from '../interfaces/carrier'
import type { Store } from '../stores/stores'

/**
 * The price of a return label for shoppers who have changed their mind, including VAT: what the shop pays its carrier for a
 * parcel up to 20 kg (decision 059). Each is in the currency of its store.
 */
const PRICES: Readonly<Record<Country, number>> = { SE: 69, NO: 99, DE: 6.9, DK: 59 }

export const labelPrice = ({ countryCode }: Pick<Store, 'countryCode'>): number => PRICES[countryCode]

/** The price of the label of a return that its refund is lowered by: a label that the carrier has not booked costs nothing. */
export const chargedLabelPrice = (label: { state: string; price: number } | null): number =>
  label?.state === 'booked' ? label.price : 0
