import { LANGUAGES, type Language } from '../../../app/commerce/contract/languages'
import type { Environment } from '../../environment'
import type { WalleyMethod, WalleySettings } from './walley'

/** Walley's live API. Its test API is https://api.uat.walleydev.com. */
const LIVE_API_URL = 'https://api.walleypay.com'

/**
 * From WALLEY_CLIENT_ID, WALLEY_CLIENT_SECRET, WALLEY_STORE_ID_B2C_SV, WALLEY_STORE_ID_B2B_SV and their siblings,
 * and WALLEY_API_URL. Null without credentials; a method without a store id for a storefront is switched off
 * there. Throws when a store id is no number.
 */
export function walleySettings(env: Environment): WalleySettings | null {
  const { WALLEY_CLIENT_ID: clientId, WALLEY_CLIENT_SECRET: clientSecret } = env
  if (!clientId || !clientSecret) return null
  return {
    apiUrl: env.WALLEY_API_URL || LIVE_API_URL,
    clientId,
    clientSecret,
    storeIds: { 'walley-b2c': storeIds(env, 'B2C'), 'walley-b2b': storeIds(env, 'B2B') },
  }
}

function storeIds(env: Environment, segment: 'B2C' | 'B2B'): Partial<Record<Language, number>> {
  return Object.fromEntries(
    LANGUAGES.flatMap((language) => {
      const name = `WALLEY_STORE_ID_${segment}_${language.toUpperCase()}`
      const value = env[name]
      if (!value) return []
      if (!/^\d+$/.test(value)) throw new Error(`${name} must be a number, not ${value}`)
      return [[language, Number(value)]]
    }),
  )
}

/** The simulator's credentials; they are valid nowhere else. */
export const SIMULATED_CREDENTIALS = { clientId: 'simulated-shop', clientSecret: 'simulated-secret' }

const SIMULATED_STORE_IDS: WalleySettings['storeIds'] = {
  'walley-b2c': { sv: 101, no: 102, de: 103, da: 104 },
  'walley-b2b': { sv: 201, no: 202, de: 203, da: 204 },
}

/** Settings that make the simulator at this origin stand in for Walley, in all stores. */
export function simulatedWalley(origin: string): WalleySettings {
  return { apiUrl: `${origin}/walley`, ...SIMULATED_CREDENTIALS, storeIds: SIMULATED_STORE_IDS }
}

/** The kind of buyers of a simulated store in a country; null when there is no such store. */
export function segmentOfStore(storeId: number, language: Language): WalleyMethod | null {
  if (SIMULATED_STORE_IDS['walley-b2c'][language] === storeId) return 'walley-b2c'
  return SIMULATED_STORE_IDS['walley-b2b'][language] === storeId ? 'walley-b2b' : null
}
