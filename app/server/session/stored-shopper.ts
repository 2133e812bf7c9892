import { Shopper } from './shopper'
import { type Fields, isFields, type Upgrade, upgraded } from '../../commerce/contract/stored-fields'

/**
 * A release that writes a shopper in another form appends a step here, and a fixture to the test. Most steps change nothing,
 * because a missing part is read as absent.
 */
const UPGRADES: readonly Upgrade[] = [
  // Version 2 added the reductions of the cart's lines.
  (fields) => fields,
  // Version 3 numbers the requests of a cart, and notes an order that is being placed.
  (fields) => fields,
  // Version 4 notes whether the prices of the cart are a customer's; absent means a guest's, so the
  // next page of a customer syncs the cart.
  (fields) => fields,
  // Version 5 keeps withdrawals that are being written.
  (fields) => fields,
  // Version 6 notes which codes have fitted the cart.
  (fields) => fields,
  // Version 7 keeps a copy of the cart of the customer's account.
  (fields) => fields,
  // Version 8 notes the last add by a form without scripts.
  (fields) => fields,
  // Version 9 keeps the deposits of the cart's lines; an absent one is read as 0 until the next sync.
  (fields) => fields,
  // Version 10 notes which removed codes wait for goods (before, a removed code had fitted), and drops a credit payment that only
  // the checkout had preselected.
  withoutPreselectedCredit,
  // Version 11 names the lines that could not be read.
  (fields) => fields,
  // Version 12 keeps a form of the account area that was sent after the login had expired.
  (fields) => fields,
  // Version 13 names the goods for which a full cart had no room, and marks a kept form that was typed.
  withTypedForm,
  // Version 14 notes whether a kept form may have been carried out; earlier versions did not record it,
  // so absent means that it may have been.
  (fields) => fields,
  // Version 15 notes the language in which the label of a removed code is; an earlier label is shown no more.
  (fields) => fields,
  // Version 16 notes which codes were typed in an outage; of earlier ones that is not known.
  (fields) => fields,
  // Version 17 keeps the lines that wait for a storefront that sells them.
  (fields) => fields,
]

/** The version that this release writes. */
export const SHOPPER_VERSION = UPGRADES.length + 1

/** Version 12 took every form that it kept for a typed one. */
function withTypedForm(fields: Fields): Fields {
  const { keptForm } = fields
  if (!isFields(keptForm) || !isFields(keptForm.values)) return fields
  return { ...fields, keptForm: { ...keptForm, values: { ...keptForm.values, form_typed: '' } } }
}

/**
 * Until version 9 the checkout preselected Klarna, which is credit, and kept it with any form that was sent. Unless a payment was
 * begun at a provider, it is unknown whether the shopper chose it, so the checkout asks again. No other credit was preselected.
 */
function withoutPreselectedCredit(fields: Fields): Fields {
  const { cart, draft } = fields
  if (!isFields(cart) || cart.paymentMethod !== 'klarna') return fields
  const isBegun = !isFields(cart.providerOrders) || Object.keys(cart.providerOrders).length > 0
  if (isBegun) return fields
  const typed = isFields(draft) ? { draft: { ...draft, payment_method: undefined } } : {}
  return { ...fields, ...typed, cart: { ...cart, paymentMethod: null } }
}

/** The shoppers of the records that the session store still keeps. */
const shoppers = new WeakMap<Fields, Shopper>()

/**
 * The shopper of a session, as any release has written it. Unreadable parts are missing; null when it is no shopper at all.
 * The same record gives the same object.
 */
export function readShopper(stored: unknown): Shopper | null {
  if (!isFields(stored)) return null
  const shopper = shoppers.get(stored) ?? Shopper.parse(upgraded(stored, UPGRADES))
  shoppers.set(stored, shopper)
  return shopper
}

/**
 * The stored form of a shopper. `former` is the record as it is stored now: fields of the shopper and of the cart that only
 * a later release knows stay as they are.
 */
export function writeShopper(shopper: Shopper, former: unknown): Fields {
  const unchanged = isFields(former) ? upgraded(former, UPGRADES) : {}
  const cart = isFields(unchanged.cart) ? unchanged.cart : {}
  return { ...unchanged, ...shopper, cart: { ...cart, ...shopper.cart }, version: SHOPPER_VERSION }
}
