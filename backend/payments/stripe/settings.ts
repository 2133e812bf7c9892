import type { Environment } from '../../environment'
import type { Language } from '../../../app/commerce/contract/languages'

/** `simulator`: the origin of the simulator that stands in for api.stripe.com. */
export type StripeSettings = { secretKey: string; webhookSecret: string; simulator: string | null }

/** From STRIPE_SECRET_KEY_SV, STRIPE_WEBHOOK_SECRET_SV and their siblings; null without both for the storefront. */
export function stripeSettings(env: Environment, language: Language): StripeSettings | null {
  const suffix = language.toUpperCase()
  const secretKey = env[`STRIPE_SECRET_KEY_${suffix}`]
  const webhookSecret = env[`STRIPE_WEBHOOK_SECRET_${suffix}`]
  return secretKey && webhookSecret ? { secretKey, webhookSecret, simulator: null } : null
}

/** The keys of the simulator. They are public: its webhooks only make the shop read the simulator again. */
export const SIMULATED_STRIPE = { secretKey: 'sk_test_simulator', webhookSecret: 'whsec_simulator' }

/** The settings for the simulator at `origin`. */
export const simulatedStripe = (origin: string): StripeSettings => ({ ...SIMULATED_STRIPE, simulator: origin })
