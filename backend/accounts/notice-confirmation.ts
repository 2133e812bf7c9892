import { z } from 'zod'
import { expiringTokens } from './expiring-tokens'

/** Days in which a stock notice can be confirmed; then its request is deleted. */
export const CONFIRMATION_DAYS = 7

/** Tokens of the links that confirm a stock notice: each names its request. */
export const confirmationTokens = expiringTokens(
  'kraftcell-notice-confirmation',
  CONFIRMATION_DAYS,
  z.object({ product_id: z.number().int(), store_id: z.number().int(), email: z.email() }),
)
