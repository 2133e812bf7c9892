import type { Backend, ReadOptions } from '../commerce/backend.server'
import type { MarkerThat } from '../commerce/contract/marker-pricing'
import { sentLines } from '../commerce/contract/chosen-lines'
import { originOr } from '../commerce/contract/origin-markers'
import type { DiscountRule } from '../commerce/contract/coupon'
import { optional } from '../commerce/optional'
import type { RequestedLine } from '../server/session/cart-line'
import type { Shopper } from '../server/session/shopper'
import type { Language } from '../store/languages'
import type { Store } from '../store/store'
import type { CodeState } from './code-state'
import { codeStates } from './code-states'
import type { DiscountSources } from './displayed-discount'
import { isSameCode } from './codes'
import { maximaOf, NO_MAXIMA } from './maxima'
import { type CheckedRules, checkRules, type InGetCategories, needsCategories } from './still-fits'
import { waitingCodes } from './waiting-codes'

/** The part of the request's context that discounts need. */
export type DiscountNeeds = {
  backend: Pick<Backend, 'discountRules' | 'categoryChildren'> & { extras: Pick<Backend['extras'], 'discountRules' | 'profile'> }
  session: { read(): Promise<Shopper> }
  visitor: { language: Language; store: Pick<Store, 'currencyDigits'> }
}

/**
 * The backend's answer for the shopper's codes with the cart (POST /api/sync-coupons), those that wait last; cached for 5 minutes
 * for the same codes and cart; `bypassCache` asks the backend. Lines that are sold out count for no code. Null while the backend
 * cannot be reached: the page then shows no discounts from codes.
 */
export async function discountRules(
  { backend }: { backend: Pick<Backend, 'discountRules'> },
  shopper: Shopper,
  options: ReadOptions = {},
): Promise<DiscountRule[] | null> {
  const { cart } = shopper
  const coupons = [...shopper.discountCodes, ...waitingCodes(shopper)]
  if (coupons.length === 0) return []
  const lines = sentLines<RequestedLine>(cart.unconfirmed ?? cart.items.filter(({ sold_out: isSoldOut }) => !isSoldOut))
  const cart_contents = lines.map((line) => {
    const { cross_selling_product_id, offer_item_id, added_by_coupon } = originOr(line, undefined)
    const markers = { cross_selling_product_id, offer_item_id, added_by_coupon } satisfies Record<
      MarkerThat<'inCoupons'>,
      unknown
    >
    return { product_id: line.product_id, quantity: line.quantity, ...markers }
  })
  // Other lines cost the same in every checkout, so their answer is known when one begins.
  const hasOffer = cart_contents.some((line) => line.offer_item_id !== undefined)
  const checkout_order_id = hasOffer && cart.checkoutID !== null ? cart.checkoutID : undefined
  return optional(backend.discountRules({ coupons, cart_contents, checkout_order_id }, options), null)
}

/**
 * The sources of the displayed discounts of this request's products. Empty for a guest without codes, and while the
 * backend or the sessions cannot be reached.
 */
export async function shownDiscounts(context: DiscountNeeds): Promise<DiscountSources> {
  const [shopper, profile] = await Promise.all([
    optional(context.session.read(), null),
    optional(context.backend.extras.profile(), null),
  ])
  const rules =
    shopper === null ? [] : rulesInForce((await discountRules({ backend: context.backend.extras }, shopper)) ?? [], shopper)
  return { maxima: rules.length === 0 ? NO_MAXIMA : maximaOf(rules), customer: profile?.discounts ?? {} }
}

/** The state of each of the shopper's codes; empty while the sessions cannot be read. */
export async function shownCodes(context: DiscountNeeds): Promise<CodeState[]> {
  return (await codesInCart(context)).codes
}

/**
 * The state of each code, and the rules of the codes. Amounts are those of the confirmed lines, if they are of this storefront.
 */
export async function codesInCart(context: DiscountNeeds): Promise<{ codes: CodeState[]; rules: DiscountRule[] }> {
  const shopper = await optional(context.session.read(), null)
  if (shopper === null) return { codes: [], rules: [] }
  const { cart } = shopper
  const { language, store } = context.visitor
  const [rules, profile] = await Promise.all([
    discountRules({ backend: context.backend.extras }, shopper),
    optional(context.backend.extras.profile(), null),
  ])
  const lines = cart.language === language ? cart.items : []
  return {
    codes: codeStates(shopper, rules, lines, { language, currencyDigits: store.currencyDigits }, profile?.discounts),
    rules: rulesInForce(rules ?? [], shopper),
  }
}

/** The rules of the codes in the shopper's cart; waiting codes reduce nothing. */
function rulesInForce(rules: readonly DiscountRule[], { discountCodes }: Shopper): DiscountRule[] {
  return rules.filter((rule) => discountCodes.some((code) => isSameCode(code, rule.code)))
}

/**
 * Checks the shopper's coupons against the cart, also those that wait (spec sections 4, 5 and 8).
 * `options` are for reading their rules.
 */
export async function checkCodes(
  context: { backend: Pick<Backend, 'discountRules' | 'categoryChildren'> },
  shopper: Shopper,
  options: ReadOptions = {},
): Promise<CheckedRules> {
  const rules = (await discountRules(context, shopper, options)) ?? []
  const lines = shopper.cart.items.filter(({ sold_out: isSoldOut }) => !isSoldOut)
  return checkRules(rules, lines, await productsInCategories(context, rules, lines, options.until))
}

/** The products of the cart in the categories of each rule that needs them; a failed call gives none (spec section 8). */
async function productsInCategories(
  { backend }: { backend: Pick<Backend, 'categoryChildren'> },
  rules: readonly DiscountRule[],
  lines: readonly { product_id: number }[],
  until = Infinity,
): Promise<InGetCategories> {
  const ids = [...new Set(lines.map(({ product_id }) => product_id))]
  const asked = rules.filter((rule) => needsCategories(rule) && ids.length > 0)
  const found = await Promise.all(
    asked.map((rule) => optional(backend.categoryChildren(ids, rule.get_categories, { until }), [])),
  )
  return (rule) => found[asked.indexOf(rule)] ?? []
}
