import type { ProviderRow } from '../provider-row'
import { stripeProvider } from './stripe'
import { simulatedStripe, stripeSettings } from './settings'
import { stripeSimulator } from './simulator'

export const stripeRow = {
  connect(language, simulator, { env, now }) {
    const settings = stripeSettings(env, language) ?? (simulator === null ? null : simulatedStripe(simulator))
    return settings === null ? [] : [stripeProvider(settings, { now })]
  },
  simulator: stripeSimulator,
  ways: {
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
      onPage: {
        sv: 'Visa och Mastercard via Stripe. Beloppet dras när ordern skickas, men inom en vecka om varorna väntas in senare. Kortnumret når aldrig våra servrar.',
        no: 'Visa og Mastercard via Stripe. Beløpet trekkes når ordren sendes, men innen en uke hvis varene ventes senere. Kortnummeret når aldri våre servere.',
        de: 'Visa und Mastercard über Stripe. Belastet wird beim Versand, bei später erwarteter Ware aber innerhalb einer Woche. Ihre Kartennummer erreicht unsere Server nie.',
        da: 'Visa og Mastercard via Stripe. Beløbet trækkes, når ordren sendes, men inden for en uge, hvis varerne ventes senere. Kortnummeret når aldrig vores servere.',
      },
      fee: 0,
      buyers: 'all',
      isCredit: false,
      // docs.stripe.com/currencies, minimum charge amounts.
      smallestCharge: { SEK: 3, NOK: 3, DKK: 2.5, EUR: 0.5 },
    },
  },
} satisfies ProviderRow
