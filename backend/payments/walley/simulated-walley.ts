import type { Language } from '../../../app/commerce/contract/languages'
import type { WalleyMethod, WalleySettings } from './walley'

/** The simulator's credentials; they open nothing else. */
export const SIMULATED_CREDENTIALS = { clientId: 'simulated-shop', clientSecret: 'simulated-secret' }

const STORE_IDS: WalleySettings['storeIds'] = {
  'walley-b2c': { sv: 101, no: 102, de: 103, da: 104 },
  'walley-b2b': { sv: 201, no: 202, de: 203, da: 204 },
}

/** Settings that make the simulator at this origin stand in for Walley, in all stores. */
export function simulatedWalley(origin: string): WalleySettings {
  return { apiUrl: `${origin}/walley`, ...SIMULATED_CREDENTIALS, storeIds: STORE_IDS }
}

/** To whom a store sells in a country; null when there is no such store. */
export function segmentOfStore(storeId: number, language: Language): WalleyMethod | null {
  if (STORE_IDS['walley-b2c'][language] === storeId) return 'walley-b2c'
  return STORE_IDS['walley-b2b'][language] === storeId ? 'walley-b2b' : null
}
