import { type Badge, badgeOf } from '../cart/rules/badge'
import { cartTotals, type PricedLine } from '../cart/rules/totals'
import type { Backend } from '../commerce/backend.server'
import { optional } from '../commerce/optional'
import { loadConsent } from '../consent/load-consent.server'
import { plainText, shownHtml } from '../content/plain-text'
import { type BannerCalls, loadBanner } from '../deals/banner-data.server'
import { mainCategories } from '../menu/main-categories'
import type { Language } from '../store/languages'
import type { Visitor } from '../server/visitor.server'
import type { Store } from '../store/store'

/** The header message must be longer than 20 characters (spec section 5), its tags not counted. */
const MIN_MESSAGE_LENGTH = 21

const HIDDEN = { content: '', hidden: true }

/** The confirmed lines, and the request that is not confirmed yet. */
type HeaderCart = { items: readonly PricedLine[]; unconfirmed: readonly { quantity: number }[] | null }

/** The part of the request context that the chrome reads. */
type ChromeNeeds = {
  backend: { extras: Pick<Backend['extras'], 'mainMenu' | 'widget' | 'strings'> & BannerCalls }
  /** The cart in the language and prices of this storefront; null while the session store is unavailable. */
  cart: Promise<HeaderCart | null>
  visitor: { language: Language; store: Pick<Store, 'currencyDigits' | 'iso'> } & Pick<Visitor, 'consent' | 'refusesAds'>
  services: { now: () => Date }
}

/**
 * The data of the chrome (header and footer): main menu, footer lists, shop messages, banner and cart totals. Parts that the
 * backend cannot deliver are empty, so that every page, also the error page, has a header and a footer.
 */
export async function loadChrome({ backend, cart: cartPromise, visitor, services: { now } }: ChromeNeeds) {
  const { extras } = backend
  const { language, store } = visitor
  const widget = (slug: Parameters<typeof extras.widget>[0]) =>
    optional(extras.widget(slug), HIDDEN).then(({ content, hidden }) => (hidden ? '' : shownHtml(content)))
  const [menu, help, about, service, message, footerMessage, strings, banner, cart, consent] = await Promise.all([
    optional(extras.mainMenu(), []),
    widget('footer-help'),
    widget('footer-be'),
    widget('footer-customer-service'),
    widget('store-message'),
    widget('store-message-footer'),
    optional(extras.strings(), {}),
    loadBanner(extras, store.iso, now()),
    cartPromise,
    loadConsent({ visitor, backend: extras }),
  ])
  return {
    language,
    strings,
    consent,
    menu: mainCategories(menu),
    footer: { help, about, service },
    message: plainText(message).length >= MIN_MESSAGE_LENGTH ? message : '',
    footerMessage,
    banner,
    /** Year of the copyright line, from the server's clock, so that server and browser render the same. */
    year: now().getFullYear(),
    cart: cart && badge(cart, store.currencyDigits),
  }
}

/** The cart as the header shows it, with the number of pieces that the shopper requested. */
function badge({ items, unconfirmed }: HeaderCart, digits: number): Badge {
  const count = (unconfirmed ?? items).reduce((sum, { quantity }) => sum + quantity, 0)
  const totals = cartTotals(count > 0 ? items : [], digits)
  return badgeOf({ totals: { ...totals, count }, unconfirmed: unconfirmed !== null })
}

export type ChromeData = Awaited<ReturnType<typeof loadChrome>>
