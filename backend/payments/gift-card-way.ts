import type { Language } from '../../app/commerce/contract/languages'
import type { WayToPay } from './way-to-pay'

/** Gift cards that cover a whole order. */
export const giftCardWay: WayToPay = {
  name: { sv: 'Presentkort', no: 'Gavekort', de: 'Geschenkgutschein', da: 'Gavekort' },
  description: {
    sv: 'Presentkortet räcker till hela beställningen.',
    no: 'Gavekortet dekker hele bestillingen.',
    de: 'Der Geschenkgutschein deckt die ganze Bestellung.',
    da: 'Gavekortet dækker hele bestillingen.',
  },
  fee: 0,
  buyers: 'all',
  isCredit: false,
}

/** The name of gift cards, as a way to pay and as a line at a payment provider. */
export const giftCardName = (language: Language): string => giftCardWay.name[language]
