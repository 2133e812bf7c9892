import type { PaymentMethod, PaymentMethodId } from '../../app/commerce/contract/payment'
import type { Language } from '../../app/commerce/contract/languages'
import type { Texts } from '../texts'

/** The texts of a way to pay, and the buyers that it is for. `fee` includes VAT, in every store's currency. */
type Wording = { name: Texts; description: Texts; fee: number; buyers: 'all' | 'companies' | 'consumers' }

const WORDING: Readonly<Record<PaymentMethodId, Wording>> = {
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
  },
  stripe: {
    name: { sv: 'Kort', no: 'Kort', de: 'Karte', da: 'Kort' },
    description: {
      sv: 'Visa, Mastercard, Apple Pay eller Google Pay. Du betalar på Stripes säkra sida.',
      no: 'Visa, Mastercard, Apple Pay eller Google Pay. Du betaler på Stripes sikre side.',
      de: 'Visa, Mastercard, Apple Pay oder Google Pay. Sie zahlen auf der sicheren Seite von Stripe.',
      da: 'Visa, Mastercard, Apple Pay eller Google Pay. Du betaler på Stripes sikre side.',
    },
    fee: 0,
    buyers: 'all',
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
  },
}

/** The name of gift cards, as a way to pay and as a line at a payment provider. */
export const giftCardName = (language: Language): string => WORDING['gift-card'].name[language]

/** The terms of a card for goods that are sent after the bank's reservation ends (decision 032). */
const CHARGED_EARLY: Texts = {
  sv: 'Beloppet dras inom en vecka, även om varorna skickas senare.',
  no: 'Beløpet trekkes innen en uke, også når varene sendes senere.',
  de: 'Der Betrag wird innerhalb einer Woche abgebucht, auch wenn die Ware später verschickt wird.',
  da: 'Beløbet trækkes inden for en uge, også når varerne sendes senere.',
}

/** These ways to pay in a language, credit last. `isAwaited`: the goods are sent later than a card's authorization lasts. */
export function paymentMethods(offered: readonly PaymentMethodId[], language: Language, isAwaited: boolean): PaymentMethod[] {
  return METHOD_IDS.filter((id) => offered.includes(id)).map((id) => {
    const { name, description, fee, buyers } = WORDING[id]
    const isEarly = isAwaited && id === 'stripe'
    const text = isEarly ? `${description[language]} ${CHARGED_EARLY[language]}` : description[language]
    const whose = { companies: buyers === 'companies', consumers: buyers === 'consumers' }
    return { id, name: name[language], description: text, fee, ...whose }
  })
}

/** Credit is listed after all other ways to pay (betaltjänstlagen 7 a kap. 1 §; docs/law.md). */
const METHOD_IDS = [
  'stripe',
  'gift-card',
  'klarna',
  'walley-b2c',
  'walley-b2b',
  'invoice',
] as const satisfies readonly PaymentMethodId[]
