import { sessionSummary } from './session-summary.server'
import { cartView } from './rules/cart-view'
import type { CartOutcome } from './rules/cart-outcome'
import { cartOfStorefront, refreshCart } from './sync-cart.server'
import type { CartFreight } from '../commerce/contract/checkout'
import { categoryName } from '../commerce/category-name'
import { optional } from '../commerce/optional'
import { codesInCart, shownDiscounts } from '../discounts/coupons.server'
import type { Needs } from '../server/request-context.server'
import type { CartLine } from '../server/session/cart-line'
import type { CartState } from '../server/session/cart-state'
import type { CartAnswer, CartData } from './rules/cart-data'
import { dispatchCutoff } from '../stock/delivery'
import { deliveryText } from '../stock/delivery-text'
import { translations } from '../store/translations'
import { cartDelivery } from './rules/cart-delivery'
import { isNear } from './rules/is-near'
import { sentLine, LINE_DEFAULTS } from './rules/sent-line'
import { loadUpselling } from './upselling.server'

/** The cart for display, synced first. `removed` is the id of a line just removed, `asked` the page of rows to show. */
export async function loadCart(
  context: Needs<'visitor' | 'backend' | 'session' | 'services'>,
  asked: string | null = null,
  removed: string | null = null,
): Promise<CartData> {
  return cartData(context, await refreshCart(context), removed, asked)
}

/** The cart for a page that does not show its lines: their notices stay for one that does. */
export async function knownCart(context: Needs<'visitor' | 'backend' | 'session' | 'services'>): Promise<CartData> {
  return cartData(context, await cartOfStorefront(context), null)
}

/**
 * The cart after a cart form. Nearly every form has synced it, so the backend is not called again, unless another tab has
 * opened another storefront, or other devices have changed the cart of the account. The answer includes the notices of the
 * lines; they stay stored for the next page.
 */
export async function answerToForm(
  context: Needs<'visitor' | 'backend' | 'session' | 'services'>,
  outcome: CartOutcome,
  asked: string | null,
): Promise<CartAnswer> {
  const cart = await cartOfStorefront(context)
  const removed = outcome.kind === 'removed' ? outcome.uuid : null
  const productId = outcome.kind === 'added' ? outcome.productId : null
  const added = cart.items.find(({ product_id }) => product_id === productId)?.name ?? null
  const [data, summary, upselling] = await Promise.all([
    cartData(context, cart, removed, asked, added),
    sessionSummary(context),
    outcome.kind === 'added' && outcome.upselling ? loadUpselling(context, outcome.productId) : null,
  ])
  const codeError = outcome.kind === 'refused-code' ? outcome.error : null
  return { ...data, refused: outcome.kind === 'refused' ? outcome.reason : null, codeError, added, upselling, summary }
}

async function cartData(
  context: Needs<'visitor' | 'backend' | 'session' | 'services'>,
  cart: CartState,
  removed: string | null,
  asked: string | null = null,
  added: string | null = null,
): Promise<CartData> {
  const { currencyDigits, iso } = context.visitor.store
  // Names and amounts of another storefront must not be shown.
  const items = cart.language === context.visitor.language ? cart.items : []
  const [discounts, { codes, rules }, next, freight, { removedLines }, menu] = await Promise.all([
    shownDiscounts(context),
    codesInCart(context),
    optional(context.backend.extras.nextDelivery(), null),
    // The freight of a cart that is not confirmed is not known.
    cart.unconfirmed === null ? freightOf(items, context) : null,
    context.session.read(),
    optional(context.backend.extras.mainMenu(), []),
  ])
  const names = (ids: readonly number[]) => categoryName(menu, ids)
  const view = cartView(items, cart.unconfirmed, currencyDigits, discounts, rules, names)
  const cutoff = dispatchCutoff(next?.next_delivery ?? null, iso, context.services.now(), freight?.arrives)
  const promise = cartDelivery(items, cutoff, iso)
  const removedLine = removedLines.find(({ line }) => line.uuid === removed)
  return {
    cart: {
      ...view,
      usual: LINE_DEFAULTS,
      lines: view.lines.map((line, at, all) => sentLine(line, isNear(at, all, asked, added))),
    },
    codes,
    deliveryNote: promise && deliveryText(promise, 'cart', translations(context.visitor.language).t),
    // Pages of releases before this one read it, and show nothing for null.
    delivery: null,
    freight,
    refused: null,
    codeError: null,
    ...(cart.internal ? { internal: true as const } : {}),
    ...(cart.lost.length > 0 ? { lost: cart.lost } : {}),
    ...(cart.leftOut.length > 0 ? { leftOut: cart.leftOut } : {}),
    removed: removedLine ? { uuid: removedLine.line.uuid, name: removedLine.name } : null,
  }
}

/** The freight of what can be ordered. An extra: without an answer the cart says that freight is added in the checkout. */
async function freightOf(items: readonly CartLine[], { backend }: Needs<'backend'>): Promise<CartFreight | null> {
  const goods = items
    .filter(({ sold_out: isSoldOut }) => !isSoldOut)
    .map(({ product_id, quantity }) => ({ product_id, quantity }))
  return goods.length === 0 ? null : optional(backend.extras.freight(goods), null)
}
