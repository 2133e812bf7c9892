import type { ProviderRow } from '../provider-row'
import { klarnaProvider } from './provider'
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
      fee: 0,
      buyers: 'all',
      isCredit: true,
    },
  },
} satisfies ProviderRow
