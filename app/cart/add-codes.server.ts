import { addCode } from '../discounts/codes'
import { limitUnknownCodes } from './code-rate-limit.server'
import type { Needs } from '../server/request-context.server'
import { changeCodes } from './sync-cart.server'

/**
 * Adds codes and syncs the cart. Returns the codes that were not tried because the address has reached its limit of unknown
 * codes.
 */
export async function addCodes(
  context: Needs<'visitor' | 'backend' | 'session' | 'services'>,
  codes: readonly string[],
): Promise<string[]> {
  const { allowed, refused, settle } = await limitUnknownCodes(context, codes)
  if (allowed.length > 0) await settle(await changeCodes(context, (stored) => allowed.reduce<string[]>(addCode, [...stored])))
  return refused
}
