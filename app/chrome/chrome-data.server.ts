import { optional } from '../commerce/optional'
import type { Shop } from '../request/shop-context.server'
import { cleanHtml } from '../content/clean-html.server'

const HIDDEN = { content: '', hidden: true }

/**
 * What surrounds every page: the main menu, the footer's lists, the shop's messages and the cart's count. While the backend is away the page
 * shows without them, so that even the error page keeps its head and foot.
 */
export async function loadChrome({ commerce, shopper, language }: Shop) {
  const widget = (slug: Parameters<typeof commerce.widget>[0]) =>
    optional(commerce.widget(slug), HIDDEN).then(({ content, hidden }) => (hidden ? '' : cleanHtml(content)))
  const [menu, help, about, service, message, footerMessage, strings, { cart }] = await Promise.all([
    optional(commerce.mainMenu(), []),
    widget('footer-help'),
    widget('footer-be'),
    widget('footer-customer-service'),
    widget('store-message'),
    widget('store-message-footer'),
    optional(commerce.strings(), {}),
    shopper.read(),
  ])
  return {
    language,
    strings,
    menu: menu.filter((node) => node.show_in_menu).map(({ name, uri, metadata }) => ({ name, uri, icon: metadata.icon })),
    footer: { help, about, service },
    // Spec section 5: the header message must also be longer than 20 characters.
    message: message.length > 20 ? message : '',
    footerMessage,
    cart: {
      count: cart.items.reduce((sum, { quantity }) => sum + quantity, 0),
      total: cart.items.reduce((sum, { quantity, price }) => sum + quantity * price, 0),
    },
  }
}

export type ChromeData = Awaited<ReturnType<typeof loadChrome>>
