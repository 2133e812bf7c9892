import { MAX_LINES } from '../../commerce/contract/max-lines'
import { type RequestedLine, requestedLine } from '../../server/session/cart-line'
import type { AsideLine, CartState } from '../../server/session/cart-state'
import type { Shopper } from '../../server/session/shopper'
import type { Language } from '../../store/languages'
import { isAddedByCode } from './added-by-code'
import { requestedLines } from './requested-lines'

type Answer = Pick<CartState, 'language' | 'items'>
type Lines = readonly { uuid: string }[]

const idsOf = (lines: Lines): ReadonlySet<string> => new Set(lines.map(({ uuid }) => uuid))

/** All lines of the shopper: those requested, and those that wait for a storefront that sells them. */
export function linesWithAside(cart: Pick<CartState, 'items' | 'unconfirmed' | 'aside'>): RequestedLine[] {
  const lines = requestedLines(cart)
  const requested = idsOf(lines)
  return [...lines, ...cart.aside.filter(({ uuid }) => !requested.has(uuid)).map(requestedLine)]
}

/**
 * The lines aside while `lines` are requested: a line that was requested until now and is not any
 * more was removed, and waits no longer.
 */
export function asideBeside(cart: Pick<CartState, 'items' | 'unconfirmed' | 'aside'>, lines: Lines): AsideLine[] {
  const [before, after] = [idsOf(requestedLines(cart)), idsOf(lines)]
  return cart.aside.filter(({ uuid }) => after.has(uuid) || !before.has(uuid))
}

/** The shopper with requested lines of another storefront: those that the storefront of `language` does not sell will wait. */
export function withMaybeAside(shopper: Shopper, lines: readonly RequestedLine[], language: Language): Shopper {
  const requested = idsOf(requestedLines(shopper.cart))
  const aside = [
    ...shopper.cart.aside.filter(({ uuid }) => !lines.some((line) => line.uuid === uuid)),
    ...lines.filter(({ uuid }) => requested.has(uuid)).map((line) => ({ ...requestedLine(line), notSoldIn: language })),
  ]
  return { ...shopper, cart: { ...shopper.cart, aside: aside.slice(-MAX_LINES) } }
}

/**
 * The lines aside after an answer: of the requested lines that this storefront does not sell, those that another storefront
 * or the account has. A look at another storefront must take nothing out of the cart. A line that this storefront sold
 * before is sold no more, and is not kept.
 */
export function linesAside({ aside }: CartState, { cart: asked, accountCart }: Shopper, answer: Answer): AsideLine[] {
  const { language, items } = answer
  if (language === null) return aside
  const [here, there] = asked.language === language ? [asked.items, []] : [[], asked.items]
  const known = idsOf([...items, ...here])
  const elsewhere = idsOf([...there, ...asked.aside, ...(accountCart?.lines ?? [])])
  const dropped = requestedLines(asked).filter(
    (line) => !isAddedByCode(line) && !known.has(line.uuid) && elsewhere.has(line.uuid),
  )
  const settled = idsOf([...items, ...dropped])
  const left = aside.filter(({ uuid }) => !settled.has(uuid))
  return [...left, ...dropped.map((line) => ({ ...line, notSoldIn: language }))].slice(-MAX_LINES)
}
