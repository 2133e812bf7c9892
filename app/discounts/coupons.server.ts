import type { Backend, ReadOptions } from '../commerce/backend.server'
import type { DiscountRule } from '../commerce/contract/coupon'
import { optional } from '../commerce/optional'
import type { Shopper } from '../server/session/shopper'
import type { Language } from '../store/languages'
import type { Store } from '../store/store'
import type { CodeState } from './code-state'
import { codeStates } from './code-states'
import type { DiscountSources } from './displayed-discount'
import { maximaOf, NO_MAXIMA } from './maxima'
import { checkRules, type InGetCategories, needsCategories } from './still-fits'

/** The part of the request's context that discounts need. */
export type DiscountNeeds = {
  backend: Pick<Backend, 'discountRules' | 'categoryChildren'> & { extras: Pick<Backend['extras'], 'discountRules' | 'profile'> }
  session: { read(): Promise<Shopper> }
  visitor: { language: Language; store: Pick<Store, 'currencyDigits'> }
}

/**
 * The backend's answer for the shopper's codes with the cart (POST /api/sync-coupons), cached for 5 minutes for the same codes and cart;
 * `bypassCache` asks the backend. Null while the backend cannot be reached: the page then shows no discounts from codes.
 */
export async function discountRules(
  { backend }: { backend: Pick<Backend, 'discountRules'> },
  { cart, discountCodes }: Shopper,
  options: ReadOptions = {},
): Promise<DiscountRule[] | null> {
  if (discountCodes.length === 0) return []
  const lines = cart.unconfirmed ?? cart.items
  const cart_contents = lines.map(
    ({ product_id, quantity, cross_selling_product_id: offeredWith, offer_item_id: offer, added_by_coupon: code }) => ({
      ...{ product_id, quantity },
      ...(typeof offeredWith === 'number' ? { cross_selling_product_id: offeredWith } : {}),
      ...(typeof offer === 'number' ? { offer_item_id: offer } : {}),
      ...(typeof code === 'string' ? { added_by_coupon: code } : {}),
    }),
  )
  return optional(backend.discountRules({ coupons: discountCodes, cart_contents }, options), null)
}

/**
 * The sources of the displayed discounts of this request's products. Empty for a guest without codes, and while the backend or the
 * sessions cannot be reached.
 */
export async function shownDiscounts(context: DiscountNeeds): Promise<DiscountSources> {
  const [shopper, profile] = await Promise.all([
    optional(context.session.read(), null),
    optional(context.backend.extras.profile(), null),
  ])
  const rules = (shopper && (await discountRules({ backend: context.backend.extras }, shopper))) ?? []
  return { maxima: rules.length === 0 ? NO_MAXIMA : maximaOf(rules), customer: profile?.discounts ?? {} }
}

/** The state of each of the shopper's codes; empty while the sessions cannot be read. */
export async function shownCodes(context: DiscountNeeds): Promise<CodeState[]> {
  return (await codesInCart(context)).codes
}

/** The state of each code, and the rules of the codes. Amounts are those of the confirmed lines, if they are of this storefront. */
export async function codesInCart(context: DiscountNeeds): Promise<{ codes: CodeState[]; rules: DiscountRule[] }> {
  const shopper = await optional(context.session.read(), null)
  if (shopper === null) return { codes: [], rules: [] }
  const { cart, discountCodes: codes, removedCodes: removed } = shopper
  const { language, store } = context.visitor
  const rules = await discountRules({ backend: context.backend.extras }, shopper)
  const lines = cart.language === language ? cart.items : []
  return { codes: codeStates({ codes, removed }, rules, lines, store.currencyDigits), rules: rules ?? [] }
}

/** `fitting`: the codes of coupons that fit the cart. `unfit`: those that no longer do, with their labels. */
export type CheckedCodes = { fitting: string[]; unfit: Shopper['removedCodes'] }

/** Checks the shopper's coupons against the cart (spec sections 4, 5 and 8). `options` are for reading their rules. */
export async function checkCodes(
  context: { backend: Pick<Backend, 'discountRules' | 'categoryChildren'> },
  shopper: Shopper,
  options: ReadOptions = {},
): Promise<CheckedCodes> {
  const rules = (await discountRules(context, shopper, options)) ?? []
  const lines = shopper.cart.items
  const inCategories = await productsInCategories(context, rules, lines, options.until)
  const { fitting, removed } = checkRules(rules, lines, inCategories, shopper.fittedCodes)
  return {
    fitting: fitting.map(({ code }) => code),
    unfit: removed.map(({ code, discount_label: label }) => ({ code, label })),
  }
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
