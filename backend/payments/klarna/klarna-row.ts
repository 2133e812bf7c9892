import type { ProviderRow } from '../provider-row'
import { klarnaProvider } from './provider'
import { klarnaSettings, simulatedKlarna } from './settings'
import { klarnaSimulator } from './simulator'

export const klarnaRow: ProviderRow = {
  connect(language, simulator, { env, tokenOf }) {
    const settings = klarnaSettings(env, language) ?? (simulator === null ? null : simulatedKlarna(simulator))
    return settings === null ? [] : [klarnaProvider(settings, tokenOf)]
  },
  simulator: klarnaSimulator,
}
