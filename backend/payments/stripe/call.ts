import Stripe from 'stripe'
import { ProviderOutage, ProviderRefusal } from '../../interfaces/provider'

/** Makes a call of the SDK, and maps its errors to those of the interface. */
export type Call = <T extends { lastResponse: { statusCode: number } }>(what: string, asked: Promise<T>) => Promise<T>

/**
 * The answer of the SDK, which takes every JSON without `error` for a success, also one that a proxy sends with 502. Its errors
 * become the two of the interface, without its messages: they can quote what was sent.
 */
export async function call<T extends { lastResponse: { statusCode: number } }>(what: string, asked: Promise<T>): Promise<T> {
  try {
    const answer = await asked
    const { statusCode } = answer.lastResponse
    if (statusCode >= 400) throw new ProviderOutage(`stripe: ${what} answered ${statusCode} in an undocumented form`)
    return answer
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeError)) throw error
    const { statusCode } = error
    const message = `stripe: ${what} answered ${statusCode ?? 'nothing'} ${error.code ?? error.type}`
    // 409: the same call is still being carried out.
    const isOutage = statusCode === undefined || statusCode >= 500 || statusCode === 429 || statusCode === 409
    throw isOutage ? new ProviderOutage(message) : new ProviderRefusal(message, error.code ?? error.type)
  }
}
