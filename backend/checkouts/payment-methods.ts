import type { PaymentMethod, PaymentMethodId } from '../../app/commerce/contract/payment'
import type { Language } from '../../app/commerce/contract/languages'
import type { Store } from '../stores/stores'
import type { Texts } from '../texts'

/** A way to pay: its texts and the buyers that it is for. */
type Way = {
  name: Texts
  description: Texts
  /** Added to the description when the goods are sent later than a card's authorization lasts (decision 032). */
  chargedEarly?: Texts
  /** Including VAT, in every store's currency. */
  fee: number
  buyers: 'all' | 'companies' | 'consumers'
  /** Credit, or a page that offers it, is listed last (betaltjänstlagen 7 a kap. 1 §; docs/law.md). */
  isCredit: boolean
  /** The minimum amount, including VAT; absent where there is none. */
  smallestCharge?: Readonly<Record<Store['currency'], number>>
}

const WAYS: Readonly<Record<PaymentMethodId, Way>> = {
  klarna: {
    name: { sv: 'Klarna', no: 'Klarna', de: 'Klarna', da: 'Klarna' },
    description: {
      sv: 'Betala nu, om 30 dagar eller dela upp. Du väljer hos Klarna i nästa steg.',
      no: 'Betal nå, om 30 dager eller del opp. Du velger hos Klarna i neste steg.',
      de: 'Sofort, in 30 Tagen oder in Raten zahlen. Sie wählen im nächsten Schritt bei Klarna.',
      da: 'Betal nu, om 30 dage eller i rater. Du vælger hos Klarna i næste trin.',
    },
    fee: 0,
    buyers: 'all',
    isCredit: true,
  },
  stripe: {
    name: { sv: 'Kort', no: 'Kort', de: 'Karte', da: 'Kort' },
    description: {
      sv: 'Visa, Mastercard, Apple Pay eller Google Pay. Du betalar på Stripes säkra sida.',
      no: 'Visa, Mastercard, Apple Pay eller Google Pay. Du betaler på Stripes sikre side.',
      de: 'Visa, Mastercard, Apple Pay oder Google Pay. Sie zahlen auf der sicheren Seite von Stripe.',
      da: 'Visa, Mastercard, Apple Pay eller Google Pay. Du betaler på Stripes sikre side.',
    },
    chargedEarly: {
      sv: 'Beloppet dras inom en vecka, även om varorna skickas senare.',
      no: 'Beløpet trekkes innen en uke, også når varene sendes senere.',
      de: 'Der Betrag wird innerhalb einer Woche abgebucht, auch wenn die Ware später verschickt wird.',
      da: 'Beløbet trækkes inden for en uge, også når varerne sendes senere.',
    },
    fee: 0,
    buyers: 'all',
    isCredit: false,
    // docs.stripe.com/currencies, minimum charge amounts.
    smallestCharge: { SEK: 3, NOK: 3, DKK: 2.5, EUR: 0.5 },
  },
  'walley-b2c': {
    name: { sv: 'Walley', no: 'Walley', de: 'Walley', da: 'Walley' },
    description: {
      sv: 'Faktura, delbetalning eller kort hos Walley.',
      no: 'Faktura, delbetaling eller kort hos Walley.',
      de: 'Rechnung, Ratenzahlung oder Karte bei Walley.',
      da: 'Faktura, delbetaling eller kort hos Walley.',
    },
    fee: 0,
    buyers: 'consumers',
    isCredit: true,
  },
  'walley-b2b': {
    name: { sv: 'Walley för företag', no: 'Walley for bedrifter', de: 'Walley für Unternehmen', da: 'Walley til virksomheder' },
    description: {
      sv: 'Företagsfaktura från Walley med 30 dagars betalningstid.',
      no: 'Bedriftsfaktura fra Walley med 30 dagers betalingsfrist.',
      de: 'Rechnung von Walley für Unternehmen, zahlbar innerhalb von 30 Tagen.',
      da: 'Virksomhedsfaktura fra Walley med 30 dages betalingsfrist.',
    },
    fee: 0,
    buyers: 'companies',
    isCredit: true,
  },
  invoice: {
    name: { sv: 'Faktura', no: 'Faktura', de: 'Rechnung', da: 'Faktura' },
    description: {
      sv: 'Få varorna först och betala inom 14 dagar efter att de skickats. Utan avgift.',
      no: 'Få varene først og betal innen 14 dager etter at de er sendt. Uten gebyr.',
      de: 'Erst die Ware, dann die Zahlung: innerhalb von 14 Tagen nach dem Versand, ohne Gebühr.',
      da: 'Få varerne først, og betal inden for 14 dage, efter at de er sendt. Uden gebyr.',
    },
    fee: 0,
    buyers: 'all',
    isCredit: true,
  },
  'gift-card': {
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
  },
}

/** The name of gift cards, as a way to pay and as a line at a payment provider. */
export const giftCardName = (language: Language): string => WAYS['gift-card'].name[language]

/** The minimum amount of a way to pay, including VAT. Gift cards may leave less than that. */
export const smallestCharge = (payment: PaymentMethodId, { currency }: Pick<Store, 'currency'>): number =>
  WAYS[payment].smallestCharge?.[currency] ?? 0

/** These ways to pay in a language, credit last. `isAwaited`: the goods are sent later than a card's authorization lasts. */
export function paymentMethods(offered: readonly PaymentMethodId[], language: Language, isAwaited: boolean): PaymentMethod[] {
  const ordered = [...offered.filter((id) => !WAYS[id].isCredit), ...offered.filter((id) => WAYS[id].isCredit)]
  return ordered.map((id) => {
    const { name, description, chargedEarly, fee, buyers } = WAYS[id]
    const early = isAwaited && chargedEarly !== undefined ? ` ${chargedEarly[language]}` : ''
    const whose = { companies: buyers === 'companies', consumers: buyers === 'consumers' }
    return { id, name: name[language], description: `${description[language]}${early}`, fee, ...whose }
  })
}
