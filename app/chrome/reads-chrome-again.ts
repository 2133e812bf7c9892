import { href } from '../routing/href'
import { languageOfPath } from '../store/languages'

type Change = { formMethod?: string | undefined; currentUrl: URL; nextUrl: URL }

/**
 * Whether a navigation asks for the data of the chrome again. It changes with forms, here or in another tab, not with navigation. The documents of
 * the checkout have no menu, from which the browser would read it (decision 085), so the page after it brings it.
 */
export function readsChromeAgain({ formMethod, currentUrl, nextUrl }: Change): boolean {
  const language = languageOfPath(currentUrl.pathname)
  const isCheckout = language !== undefined && currentUrl.pathname.startsWith(href('checkout', language))
  return (formMethod !== undefined && formMethod !== 'GET') || currentUrl.href === nextUrl.href || isCheckout
}
