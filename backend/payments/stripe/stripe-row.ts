import type { ProviderRow } from '../provider-row'
import { stripeProvider } from './provider'
import { simulatedStripe, stripeSettings } from './settings'
import { stripeSimulator } from './simulator'

export const stripeRow: ProviderRow = {
  connect(language, simulator, { env, now }) {
    const settings = stripeSettings(env, language) ?? (simulator === null ? null : simulatedStripe(simulator))
    return settings === null ? [] : [stripeProvider(settings, { now })]
  },
  simulator: stripeSimulator,
}
