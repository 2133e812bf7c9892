import type { Backend } from '../commerce/backend.server'
import type { DiscountRule } from '../commerce/contract/coupon'
import { optional } from '../commerce/optional'
import type { Shopper } from '../server/session/shopper'
import type { Store } from '../store/store'
import type { InCategories } from './buy-x-get-y'
import { type CodeState, codeStates } from './code-states'
import type { DiscountSources } from './displayed-discount'
import { lineReductions, type Reduction } from './line-reductions'
import { maximaOf, NO_MAXIMA } from './maxima'
import { ruleOf } from './codes'
import { settleRules } from './still-fits'

/** The part of the request's context that discounts need. */
export type DiscountNeeds = {
  backend: Pick<Backend, 'discountRules' | 'categoryChildren' | 'profile'>
  session: { read(): Promise<Shopper> }
  visitor: { store: Pick<Store, 'currencyDigits'> }
}

/**
 * What the server says of the shopper's codes with her cart (POST /api/sync-coupons), kept 5 minutes for the same codes and cart; `past`
 * asks anew. Null while the backend is away: the page does without, prices are the cart's to confirm.
 */
export async function discountRules(
  { backend }: Pick<DiscountNeeds, 'backend'>,
  { cart, discountCodes }: Shopper,
  reading: { past?: boolean } = {},
): Promise<DiscountRule[] | null> {
  if (discountCodes.length === 0) return []
  const wanted = cart.unconfirmed ?? cart.items
  const cart_contents = wanted.map(({ product_id, quantity, cross_selling_product_id: beside }) => ({
    ...{ product_id, quantity },
    ...(typeof beside === 'number' ? { cross_selling_product_id: beside } : {}),
  }))
  return optional(backend.discountRules({ coupons: discountCodes, cart_contents }, reading), null)
}

/**
 * What the displayed discounts of this request's products come from; none for a guest without codes, and none while backend or
 * sessions are away.
 */
export async function shownDiscounts(context: DiscountNeeds): Promise<DiscountSources> {
  const [shopper, customer] = await Promise.all([optional(context.session.read(), null), customerDiscounts(context)])
  const rules = (shopper && (await discountRules(context, shopper))) ?? []
  return { maxima: rules.length === 0 ? NO_MAXIMA : maximaOf(rules), customer }
}

/** A logged-in customer's percentages by discount category (spec section 6); none for a guest, and none while they cannot be read. */
async function customerDiscounts({ backend }: Pick<DiscountNeeds, 'backend'>): Promise<DiscountSources['customer']> {
  return (await optional(backend.profile(), null))?.discounts ?? {}
}

/** The shopper's codes with what each does, for her to see; none while the sessions are away. */
export async function shownCodes(context: DiscountNeeds): Promise<CodeState[]> {
  return (await codesInCart(context)).codes
}

/** The same, and what the codes take off each line, by the line's id. */
export async function codesInCart(context: DiscountNeeds): Promise<{ codes: CodeState[]; reductions: Map<string, Reduction[]> }> {
  const shopper = await optional(context.session.read(), null)
  if (shopper === null) return { codes: [], reductions: new Map() }
  const { cart, discountCodes: codes, removedCodes: removed } = shopper
  const own = await customerDiscounts(context)
  if (codes.length + removed.length + Object.keys(own).length === 0) return { codes: [], reductions: new Map() }
  const rules = await discountRules(context, shopper)
  const within = await membership(context, rules ?? [], [...new Set(cart.items.map(({ product_id }) => product_id))])
  const among = { customer: own, within, currencyDigits: context.visitor.store.currencyDigits }
  const byLine = lineReductions(rules ?? [], cart.items, among)
  return {
    codes: codeStates({ codes, removed }, rules, cart.items, among),
    reductions: new Map(cart.items.map(({ uuid }, at) => [uuid, byLine[at] ?? []])),
  }
}

/** The codes without the coupons that no longer fit the cart, which are remembered for the notice (spec sections 4 and 8). */
export async function withoutUnfit(
  context: Pick<DiscountNeeds, 'backend'>,
  shopper: Shopper,
  reading: { past?: boolean } = {},
): Promise<Shopper> {
  const rules = await discountRules(context, shopper, reading)
  const { removed } = settleRules(rules ?? [], shopper.cart.unconfirmed ?? shopper.cart.items)
  if (removed.length === 0) return shopper
  return {
    ...shopper,
    discountCodes: shopper.discountCodes.filter((code) => !named(removed, code)),
    removedCodes: [
      ...shopper.removedCodes.filter(({ code }) => !named(removed, code)),
      ...removed.map(({ code, discount_label: label }) => ({ code, label })),
    ],
  }
}

const named = (rules: readonly DiscountRule[], code: string) => ruleOf(rules, code) !== undefined

/** Which of the products lie in the categories of each rule; a failed call gives none (spec section 8). */
async function membership({ backend }: Pick<DiscountNeeds, 'backend'>, rules: readonly DiscountRule[], productIds: number[]) {
  const children = async (categories: number[]) =>
    categories.length === 0 || productIds.length === 0 ? [] : optional(backend.categoryChildren(productIds, categories), [])
  const found = await Promise.all(
    rules.map(async (rule): Promise<[string, InCategories]> => {
      const [buy, get] = await Promise.all([children(rule.buy_categories), children(rule.get_categories)])
      return [rule.code, { buy, get }]
    }),
  )
  const byCode = new Map(found)
  return ({ code }: DiscountRule) => byCode.get(code) ?? { buy: [], get: [] }
}
