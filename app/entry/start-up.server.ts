import { openPasswordLink } from '../account/password-link.server'
import { signInByLink } from '../account/sign-in-link.server'
import { addLinkCodes } from '../cart/link-codes.server'
import { openCartLink } from '../cart/open-cart-link.server'
import { openOrderLink } from '../orders/order-link.server'
import { CHANGE_PASSWORD } from '../login/login-mode'
import type { RequestContext } from '../server/request-context.server'
import { href } from '../routing/href'
import { safeRedirect } from '../routing/safe-redirect'
import { CARRIED_OUT } from '../routing/carried-out'
import { cleanAddress } from '../routing/clean-address'
import { isPrefetch } from '../server/is-prefetch'

/**
 * Applies the start-up query parameters of a link and throws the 303 to the address without them (spec section 2). Returns when
 * the address has none. A prefetch is refused with 503, so that the browser asks again at the visit.
 */
export async function startUp(request: Request, context: RequestContext): Promise<void> {
  const url = new URL(request.url)
  if (request.method !== 'GET' || !CARRIED_OUT.some((name) => isCarriedOut(name, url))) return
  if (isPrefetch(request.headers)) throw new Response(null, { status: 503 })
  const token = url.searchParams.get('token')
  if (token !== null) throw seeOther(await signInByLink(request, context, token, queryAfterLogin(url)))
  await openCartLink(context, url.searchParams.getAll('atc'))
  await addLinkCodes(context, url.searchParams.getAll('disc'))
  const cleaned = safeRedirect(cleanAddress(url, CARRIED_OUT), href('home', context.visitor.language))
  const path = openPasswordLink(url, cleaned, context)
  const [mailToken, oneTimeToken] = [url.searchParams.get('order_access'), url.searchParams.get('order_link')]
  const opensOrder = mailToken !== null || oneTimeToken !== null
  throw seeOther(opensOrder ? await openOrderLink(request, { mailToken, oneTimeToken, path }, context) : path)
}

/**
 * The query of the address that a link with a token leads to. It keeps what changes the cart: the next request carries that out
 * as the customer, so that `atc` replaces the account's cart too.
 */
function queryAfterLogin({ search }: URL): string {
  const done = CARRIED_OUT.filter((name) => name !== 'atc' && name !== 'disc')
  return cleanAddress({ pathname: '', search }, [...done, 'login'])
}

const seeOther = (location: string) => new Response(null, { status: 303, headers: { location } })

function isCarriedOut(name: string, { searchParams }: URL): boolean {
  return name === CHANGE_PASSWORD ? searchParams.getAll(name).some((value) => value !== '') : searchParams.has(name)
}
