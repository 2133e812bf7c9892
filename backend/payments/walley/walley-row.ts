import type { ProviderRow } from '../provider-row'
import { simulatedWalley, walleySettings } from './settings'
import { walleySimulator } from './simulator'
import { walleyProviders } from './walley'

export const walleyRow = {
  connect(language, simulator, { env, tokenOf, now }) {
    const settings = walleySettings(env) ?? (simulator === null ? null : simulatedWalley(simulator))
    if (settings === null) return []
    const providers = walleyProviders(settings, { tokenOf, now })
    const methods = ['walley-b2c', 'walley-b2b'] as const
    return methods.filter((method) => settings.storeIds[method][language] !== undefined).map((method) => providers[method])
  },
  simulator: walleySimulator,
  ways: {
    'walley-b2c': {
      name: { sv: 'Walley', no: 'Walley', de: 'Walley', da: 'Walley' },
      description: {
        sv: 'Faktura, delbetalning eller kort hos Walley.',
        no: 'Faktura, delbetaling eller kort hos Walley.',
        de: 'Rechnung, Ratenzahlung oder Karte bei Walley.',
        da: 'Faktura, delbetaling eller kort hos Walley.',
      },
      onPage: {
        sv: 'Faktura eller delbetalning för privatpersoner, faktura för företag.',
        no: 'Faktura eller delbetaling for privatpersoner, faktura for bedrifter.',
        de: 'Rechnung oder Ratenzahlung für Privatkunden, Rechnung für Unternehmen.',
        da: 'Faktura eller delbetaling for privatpersoner, faktura for virksomheder.',
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
      needsMobile: true,
    },
  },
} satisfies ProviderRow
