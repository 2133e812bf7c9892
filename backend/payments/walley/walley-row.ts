import type { ProviderRow } from '../provider-row'
import { simulatedWalley, walleySettings } from './settings'
import { walleySimulator } from './simulator'
import { walleyProviders } from './walley'

export const walleyRow: ProviderRow = {
  connect(language, simulator, { env, tokenOf, now }) {
    const settings = walleySettings(env) ?? (simulator === null ? null : simulatedWalley(simulator))
    if (settings === null) return []
    const providers = walleyProviders(settings, { tokenOf, now })
    const methods = ['walley-b2c', 'walley-b2b'] as const
    return methods.filter((method) => settings.storeIds[method][language] !== undefined).map((method) => providers[method])
  },
  simulator: walleySimulator,
}
