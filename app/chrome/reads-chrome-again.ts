import { href } from '../routing/href'
import { languageOfPath } from '../store/languages'

type Change = { formMethod?: string | undefined; actionStatus?: number | undefined; currentUrl: URL; nextUrl: URL }

/**
 * Whether a navigation asks for the data of the chrome again. It changes with forms, here or in another tab, not with navigation.
 * The documents of the checkout have no menu, from which the browser would read it (decision 085), so the page after it brings
 * it. After a form that got no answer (503) there is nothing to ask for: the error page would take the place of the form.
 */
export function readsChromeAgain({ formMethod, actionStatus, currentUrl, nextUrl }: Change): boolean {
  const language = languageOfPath(currentUrl.pathname)
  const isCheckout = language !== undefined && currentUrl.pathname.startsWith(href('checkout', language))
  const isChanged = (formMethod ?? 'GET') !== 'GET' || currentUrl.href === nextUrl.href || isCheckout
  return actionStatus !== 503 && isChanged
}
