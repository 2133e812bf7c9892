import type { Language } from '../../app/commerce/contract/languages'
import type { ProviderId } from '../../app/commerce/contract/payment'
import type { Environment } from '../environment'
import { STORES, type Store } from '../stores/stores'
import { invoiceProvider } from './invoice/invoice'
import { klarnaProvider } from './klarna/provider'
import { klarnaSettings, simulatedKlarna } from './klarna/settings'
import type { TokenOf } from './notification-token'
import type { PaymentProvider, PaymentProviders } from './provider'
import { stripeProvider } from './stripe/provider'
import { simulatedStripe, stripeSettings } from './stripe/settings'
import { walleyProviders, type WalleySettings } from './walley/walley'
import { simulatedWalley, walleySettings } from './walley/settings'

export type ProviderOptions = {
  env: Environment
  /** Where the simulator listens; null: no provider is simulated. */
  simulatorOrigin: string | null
  tokenOf: TokenOf
  now: () => Date
}

/** The providers of one kind in a storefront; `simulator` is null where they are not simulated. None without keys and simulator. */
type ProviderFactory = (language: Language, simulator: string | null, options: ProviderOptions) => readonly PaymentProvider[]

const klarna: ProviderFactory = (language, simulator, { env, tokenOf }) => {
  const settings = klarnaSettings(env, language) ?? (simulator === null ? null : simulatedKlarna(simulator))
  return settings === null ? [] : [klarnaProvider(settings, tokenOf)]
}

const stripe: ProviderFactory = (language, simulator, { env, now }) => {
  const settings = stripeSettings(env, language) ?? (simulator === null ? null : simulatedStripe(simulator))
  return settings === null ? [] : [stripeProvider(settings, { now })]
}

const walley: ProviderFactory = (language, simulator, { env, ...needs }) => {
  const settings = walleySettings(env) ?? (simulator === null ? null : simulatedWalley(simulator))
  return settings === null ? [] : inStorefront(settings, language, needs)
}

function inStorefront(settings: WalleySettings, language: Language, needs: Pick<ProviderOptions, 'tokenOf' | 'now'>) {
  const providers = walleyProviders(settings, needs)
  const methods = ['walley-b2c', 'walley-b2b'] as const
  return methods.filter((method) => settings.storeIds[method][language] !== undefined).map((method) => providers[method])
}

/** In the order in which they are offered. */
const FACTORIES: readonly ProviderFactory[] = [klarna, stripe, walley, () => [invoiceProvider]]

/**
 * The payment providers of each store, switched on by their keys in the environment, and the shop's own invoice. While no provider has
 * keys, each is simulated: a shop that takes real money never offers a test payment beside it.
 */
export function connectProviders(options: ProviderOptions): PaymentProviders {
  const simulator = hasKeys(options) ? null : options.simulatorOrigin
  const made = (store: Store) => FACTORIES.flatMap((create) => create(store.language, simulator, options))
  const byStore = new Map(STORES.map((store) => [store.id, made(store)]))
  const of = ({ id }: Pick<Store, 'id'>) => byStore.get(id) ?? []
  return { of, find: (id: ProviderId, storeId) => of({ id: storeId }).find((provider) => provider.id === id) }
}

/** Whether any provider has keys in any storefront: no payment is simulated then. */
export const hasKeys = (options: ProviderOptions): boolean =>
  STORES.some(({ language }) => [klarna, stripe, walley].some((create) => create(language, null, options).length > 0))
