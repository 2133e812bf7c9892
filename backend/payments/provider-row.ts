import type { ProviderId } from '../../app/commerce/contract/payment'
import type { Language } from '../../app/commerce/contract/languages'
import type { Environment } from '../environment'
import type { TokenOf } from './notification-token'
import type { PaymentProvider } from '../interfaces/provider'
import type { SimulatorFactory } from './simulator/provider-simulator'
import type { WayToPay } from './way-to-pay'

export type ProviderOptions = {
  env: Environment
  /** The origin of the simulator; null: no provider is simulated. */
  simulatorOrigin: string | null
  tokenOf: TokenOf
  now: () => Date
}

/** A row of the table of payment providers (providers.ts). Each provider's folder has the code of its row. */
export type ProviderRow = {
  /**
   * The ways to pay of the provider in a storefront. None without its keys, unless `simulator`,
   * the origin of its simulator, is given.
   */
  connect: (language: Language, simulator: string | null, options: ProviderOptions) => readonly PaymentProvider[]
  simulator: SimulatorFactory
  /** The ways to pay that it has, with their texts. */
  ways: Readonly<Partial<Record<ProviderId, WayToPay>>>
}
