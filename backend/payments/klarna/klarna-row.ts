import type { ProviderRow } from '../provider-row'
import { klarnaProvider } from './klarna'
import { klarnaSettings, simulatedKlarna } from './settings'
import { klarnaSimulator } from './simulator'

export const klarnaRow = {
  connect(language, simulator, { env, tokenOf }) {
    const settings = klarnaSettings(env, language) ?? (simulator === null ? null : simulatedKlarna(simulator))
    return settings === null ? [] : [klarnaProvider(settings, tokenOf)]
  },
  simulator: klarnaSimulator,
  ways: {
    klarna: {
      name: { sv: 'Klarna', no: 'Klarna', de: 'Klarna', da: 'Klarna' },
      description: {
        sv: 'Betala nu, om 30 dagar eller dela upp. Du väljer hos Klarna i nästa steg.',
        no: 'Betal nå, om 30 dager eller del opp. Du velger hos Klarna i neste steg.',
        de: 'Sofort, in 30 Tagen oder in Raten zahlen. Sie wählen im nächsten Schritt bei Klarna.',
        da: 'Betal nu, om 30 dage eller i rater. Du vælger hos Klarna i næste trin.',
      },
      onPage: {
        sv: 'Betala direkt, senare eller i delar. Avtalet om kredit ingår du med Klarna.',
        no: 'Betal med en gang, senere eller i deler. Kredittavtalen inngår du med Klarna.',
        de: 'Sofort, später oder in Raten. Den Vertrag über einen Kredit schließen Sie mit Klarna.',
        da: 'Betal med det samme, senere eller i rater. Kreditaftalen indgår du med Klarna.',
      },
      fee: 0,
      buyers: 'all',
      isCredit: true,
    },
  },
} satisfies ProviderRow
