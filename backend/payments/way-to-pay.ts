import type { Store } from '../stores/stores'
import type { Texts } from '../texts'

/** A way to pay: its texts and the buyers that it is for. */
export type WayToPay = {
  name: Texts
  description: Texts
  /** Added to the description when the goods are sent later than a card's authorization lasts (decision 032). */
  chargedEarly?: Texts
  /** Its text on the seed's page on payment; absent where the text of another way covers it. */
  onPage?: Texts
  /** Including VAT, in every store's currency. */
  fee: number
  buyers: 'all' | 'companies' | 'consumers'
  /** Credit, or a page that offers it, is listed last (betaltjänstlagen 7 a kap. 1 §; docs/law.md). */
  isCredit: boolean
  /** Its page asks for the shopper's mobile number. */
  needsMobile?: boolean
  /** The minimum amount, including VAT; absent where there is none. */
  smallestCharge?: Readonly<Record<Store['currency'], number>>
}
