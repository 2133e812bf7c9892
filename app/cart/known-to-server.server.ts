import { parseCookie } from 'cookie'
import { keptLine } from './rules/kept-line'
import { wantedLines } from './sync-cart.server'
import { optional } from '../commerce/optional'
import type { Shop } from '../server/shop-context.server'
import type { SignedIn } from './rules/copies'
import type { Known } from './rules/what-to-do'

/** What the browser copies of the shopper's session; an extra, so that a page shows without it while the sessions are away. */
export async function knownToServer(request: Request, { shopper }: Pick<Shop, 'shopper'>): Promise<Known> {
  const signedIn = signedInBy(request)
  const session = await optional(shopper.mark(), 'away' as const)
  if (session === null) return { state: 'none', signedIn }
  const found = await optional(shopper.read(), null)
  if (session === 'away' || found === null) return { state: 'away' }
  const { cart, discountCodes: codes, restored } = found
  return { state: 'here', session, restored, lines: wantedLines(cart).map(keptLine), codes, signedIn }
}

/** The strategy whose cookie the browser has (spec section 9: prefix `auth.`). */
function signedInBy(request: Request): SignedIn {
  const cookies = parseCookie(request.headers.get('cookie') ?? '')
  if (cookies['auth.myAccount'] !== undefined) return 'myAccount'
  return cookies['auth.myOrder'] === undefined ? null : 'myOrder'
}
