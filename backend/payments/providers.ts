import type { PaymentMethodId, ProviderId } from '../../app/commerce/contract/payment'
import { giftCardWay } from './gift-card-way'
import { STORES, type Store } from '../stores/stores'
import { invoiceProvider, invoiceWay } from './invoice/invoice'
import { klarnaRow } from './klarna/klarna-row'
import type { PaymentProviders } from '../interfaces/provider'
import type { ProviderOptions, ProviderRow } from './provider-row'
import { stripeRow } from './stripe/stripe-row'
import { walleyRow } from './walley/walley-row'
import type { WayToPay } from './way-to-pay'

/** The payment providers, in the order in which they are offered; the shop's own invoice comes last. */
export const PROVIDER_ROWS: readonly ProviderRow[] = [klarnaRow, stripeRow, walleyRow]

/** Every way to pay. */
export const WAYS: Readonly<Record<PaymentMethodId, WayToPay>> = {
  ...klarnaRow.ways,
  ...stripeRow.ways,
  ...walleyRow.ways,
  invoice: invoiceWay,
  'gift-card': giftCardWay,
}

/**
 * The payment providers of each store, switched on by their keys in the environment, and the shop's own invoice. While no
 * provider has keys, each is simulated: a shop that takes real money never offers a test payment beside it.
 */
export function connectProviders(options: ProviderOptions): PaymentProviders {
  const simulator = hasKeys(options) ? null : options.simulatorOrigin
  const connected = ({ language }: Store) => PROVIDER_ROWS.flatMap(({ connect }) => connect(language, simulator, options))
  const byStore = new Map(STORES.map((store) => [store.id, [...connected(store), invoiceProvider]]))
  const of = ({ id }: Pick<Store, 'id'>) => byStore.get(id) ?? []
  return { of, find: (id: ProviderId, storeId) => of({ id: storeId }).find((provider) => provider.id === id) }
}

/** Whether any provider has keys in any storefront: no payment is simulated then. */
export const hasKeys = (options: ProviderOptions): boolean =>
  STORES.some(({ language }) => PROVIDER_ROWS.some(({ connect }) => connect(language, null, options).length > 0))
