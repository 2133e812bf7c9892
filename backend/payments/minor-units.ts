import { round } from '../../app/commerce/contract/round'

/**
 * Hundredths of the currency, as Klarna and Stripe count: of the four currencies also those that the shop shows without decimals.
 */
export const toMinor = (amount: number): number => round(amount * 100, 0)

/** The amount in whole units, such as kronor, with at most 2 decimals. */
export const fromMinor = (minor: number): number => round(minor / 100, 2)
