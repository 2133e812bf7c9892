import { lineTotal } from '../pricing/line-total'
import { vatIn } from '../pricing/vat'
import { round } from '../store/money'
import type { Backend } from '../commerce/backend.server'
import { optional } from '../commerce/optional'
import { type BannerCalls, loadBanner } from '../deals/banner-data.server'
import { mainCategories } from '../menu/main-categories'
import type { Language } from '../store/languages'
import type { Store } from '../store/store'

const HIDDEN = { content: '', hidden: true }

/** `price` includes VAT, of which `vat` is the percentage. */
type PricedLine = { quantity: number; price: number; vat: number }

/** The part of the request's context the chrome reads. */
type ChromeNeeds = {
  backend: Pick<Backend, 'mainMenu' | 'widget' | 'strings'> & BannerCalls
  /** In the names and prices of this storefront; null while nobody knows. */
  cart: Promise<{ items: readonly PricedLine[] } | null>
  visitor: { language: Language; store: Pick<Store, 'currencyDigits' | 'iso'> }
  services: { now: () => Date }
}

/**
 * What surrounds every page: the main menu, the footer's lists, the shop's messages, its banner and the cart's count. While the backend is away the page
 * shows without them, so that even the error page keeps its head and foot.
 */
export async function loadChrome({ backend, cart: coming, visitor: { language, store }, services: { now } }: ChromeNeeds) {
  const widget = (slug: Parameters<typeof backend.widget>[0]) =>
    optional(backend.widget(slug), HIDDEN).then(({ content, hidden }) => (hidden ? '' : content))
  const [menu, help, about, service, message, footerMessage, strings, banner, cart] = await Promise.all([
    optional(backend.mainMenu(), []),
    widget('footer-help'),
    widget('footer-be'),
    widget('footer-customer-service'),
    widget('store-message'),
    widget('store-message-footer'),
    optional(backend.strings(), {}),
    loadBanner(backend, store.iso, now()),
    coming,
  ])
  return {
    language,
    strings,
    menu: mainCategories(menu),
    footer: { help, about, service },
    // Spec section 5: the header message must also be longer than 20 characters.
    message: message.length > 20 ? message : '',
    footerMessage,
    banner,
    /** Of the copyright line; from the server's clock, so that the browser's may not differ. */
    year: now().getFullYear(),
    cart: cart && cartSum(cart.items, store.currencyDigits),
  }
}

/** `total` includes VAT, `net` does not. */
function cartSum(items: readonly PricedLine[], digits: number) {
  const sum = (amount: (item: PricedLine) => number) => items.reduce((all, item) => all + amount(item), 0)
  const total = sum((item) => lineTotal(item, digits))
  const vat = sum((item) => vatIn(lineTotal(item, digits), item.vat))
  return { count: sum(({ quantity }) => quantity), total, net: round(total - round(vat, 2), 2) }
}

export type ChromeData = Awaited<ReturnType<typeof loadChrome>>
