import type { Environment } from '../../environment'
import type { Language } from '../../../app/commerce/contract/languages'

export type KlarnaSettings = { apiUrl: string; username: string; password: string }

/** Klarna's live API for Europe. Its test API is https://api.playground.klarna.com. */
const LIVE_API_URL = 'https://api.klarna.com'

/** From KLARNA_USERNAME_SV, KLARNA_PASSWORD_SV and their siblings, and KLARNA_API_URL; null without both for the storefront. */
export function klarnaSettings(env: Environment, language: Language): KlarnaSettings | null {
  const suffix = language.toUpperCase()
  const username = env[`KLARNA_USERNAME_${suffix}`]
  const password = env[`KLARNA_PASSWORD_${suffix}`]
  return username && password ? { apiUrl: env.KLARNA_API_URL || LIVE_API_URL, username, password } : null
}

/** The credentials that the simulator accepts. */
export const SIMULATED_KLARNA = { username: 'simulator', password: 'simulator' }

/** The settings for the simulator at `origin`. */
export const simulatedKlarna = (origin: string): KlarnaSettings => ({ apiUrl: `${origin}/klarna`, ...SIMULATED_KLARNA })
