import { MAX_LINES } from '../commerce/contract/max-lines'
import type { Needs } from '../server/request-context.server'
import type { Shopper } from '../server/session/shopper'
import { syncAccountCart } from './account-cart.server'
import { type LinkEntry, namedEntries, parseAtcLinks, skuId } from './rules/atc-link'
import { linkedLines, isStillOpen, type LinkNotice, linkNotice } from './rules/link-notice'
import { codesGone, withCodesAgain } from './rules/codes-gone'
import { isNewestRequest, withFormerLines, withRequest } from './rules/cart-requests'
import { linesWithAside, withMaybeAside } from './rules/lines-aside'
import { requestedLines } from './rules/requested-lines'
import { requestCart, type Requested } from './request-cart.server'
import { isRejection } from './ask-for-cart.server'

type LinkLine = LinkEntry & { uuid: string; product_id: number }

/**
 * Replaces the cart with the items of an `atc` link (spec section 2) and stores the former cart for an undo. Entries that
 * are malformed or not orderable are ignored and named; a link without valid entries replaces nothing. A customer's cart is
 * first brought in step with the account's, whose lines would otherwise join those of the link at the next page. Throws 503
 * when the products cannot be looked up.
 */
export async function openCartLink(
  context: Needs<'visitor' | 'backend' | 'session' | 'services'>,
  written: readonly string[],
): Promise<void> {
  const { entries, ignored } = parseAtcLinks(written)
  const lines = await linkLines(context, entries)
  const found = new Set(lines.map(({ sku }) => sku))
  const unknown = entries.map(({ sku }) => sku).filter((sku) => !found.has(sku))
  if (lines.length > 0) await syncAccountCart(context)
  if (lines.length > 0 || ignored.length + unknown.length > 0) await replaceCart(context, lines, [...unknown, ...ignored])
}

/**
 * Restores the cart from before the link, with the lines that waited; nothing when the cart has been
 * changed since, or the link replaced nothing.
 */
export async function undoCartLink(context: Needs<'visitor' | 'backend' | 'session'>): Promise<void> {
  await requestCart(context, (shopper) => {
    const { link, cart } = shopper
    const former = isStillOpen(link, requestedLines(cart)) ? link.former : null
    if (link === null || former === null) return { ...shopper, link: null }
    const next = withRequest({ ...withCodesAgain(shopper, link.codes), link: null }, former)
    return withMaybeAside(next, former, context.visitor.language)
  })
}

/** The notice about the link that opened the cart; null when there is none. */
export async function shownLink(context: Needs<'session'>): Promise<LinkNotice | null> {
  const { link, cart, discountCodes } = await context.session.read()
  return linkNotice(link, requestedLines(cart), discountCodes)
}

/** Closes the notice about a link; the undo ends with it. */
export async function closeLinkNotice(context: Needs<'session'>): Promise<void> {
  await context.session.change((shopper) => ({ ...shopper, link: null }))
}

async function linkLines(context: Needs<'backend'>, entries: readonly LinkEntry[]): Promise<LinkLine[]> {
  if (entries.length === 0) return []
  const ids = new Map((await context.backend.productsBySku(entries.map(({ sku }) => sku))).map((one) => [skuId(one.sku), one]))
  return entries.flatMap((entry) => {
    const product = ids.get(skuId(entry.sku))
    return product?.orderable ? [{ ...entry, uuid: crypto.randomUUID(), product_id: product.product_id }] : []
  })
}

async function replaceCart(
  context: Needs<'visitor' | 'backend' | 'session'>,
  lines: readonly LinkLine[],
  ignored: readonly string[],
): Promise<void> {
  if (lines.length === 0) {
    await context.session.change((now) => withLink(now, lines, ignored))
    return
  }
  const noted: { before?: Shopper; requested?: Shopper } = {}
  const request = (now: Shopper) => {
    noted.before = now
    noted.requested = withLink(now, lines, ignored)
    return noted.requested
  }
  const answered = await requestCart(context, request).catch(nullIfRejected)
  const left = lines.filter(({ uuid }) => answered !== null && !answered.refused.has(uuid))
  const named = namedEntries([...lines.filter((line) => !left.includes(line)).map(({ sku }) => sku), ...ignored])
  await context.session.change((now) => {
    const { before, requested } = noted
    if (before === undefined || requested === undefined || now.link === null || !isOpened(now, requested)) return null
    if (answered === null || left.length === 0) return withoutLink(now, before, requested, named)
    return { ...now, link: { ...now.link, ...linkAsAnswered(answered, left), ignored: named } }
  })
}

/** The confirmed lines of a link, and the codes that were removed with the former cart. */
function linkAsAnswered({ before, requested, shopper }: Requested, left: readonly LinkLine[]) {
  const requestedNow = requestedLines(shopper.cart)
  // A request made since is the shopper's own change, after which the link cannot be undone.
  const lines = isNewestRequest(shopper, requested)
    ? requestedNow
    : requestedNow.filter(({ uuid }) => left.some((line) => line.uuid === uuid))
  return { lines: linkedLines(lines), codes: [...(requested.link?.codes ?? []), ...codesGone(before, shopper)] }
}

/** Null for a cart that the backend refuses as a whole. */
function nullIfRejected(error: unknown): null {
  if (isRejection(error)) return null
  throw error
}

/**
 * The shopper with the lines of a link as the cart, also in place of lines that wait for another storefront, and the data to undo
 * it; the browser's copy of an earlier cart is not added to them any more. Without lines, only with the notice of the link.
 */
function withLink(now: Shopper, lines: readonly LinkLine[], ignored: readonly string[]): Shopper {
  const requested = requestedLines(now.cart)
  const former = linesWithAside(now.cart).slice(0, Math.max(requested.length, MAX_LINES))
  // The undo of several links in sequence restores the cart before the first.
  const earlier = isStillOpen(now.link, requested) ? now.link : null
  const opened = lines.length === 0 ? requested : lines.map(({ uuid, product_id, quantity }) => ({ uuid, product_id, quantity }))
  const link = {
    former: lines.length === 0 ? null : (earlier?.former ?? former),
    codes: earlier?.codes ?? [],
    lines: linkedLines(opened),
    ignored: namedEntries(ignored),
    malformed: [],
    untried: [],
  }
  return lines.length === 0
    ? { ...now, link }
    : withRequest({ ...now, link, restored: true, cart: { ...now.cart, aside: [] } }, opened)
}

/**
 * Undoes a link of which nothing can be bought: the former cart, with lines added since, and the notice. The browser's copy of
 * a lost cart may be restored as before.
 */
function withoutLink(now: Shopper, before: Shopper, requested: Shopper, ignored: readonly string[]): Shopper {
  const former = requestedLines(before.cart)
  const known = [...former, ...requestedLines(requested.cart)]
  const since = requestedLines(now.cart).filter(({ uuid }) => !known.some((line) => line.uuid === uuid))
  const { restored } = before
  const cart = { ...now.cart, aside: before.cart.aside }
  return withFormerLines({ ...now, cart, restored, link: withLink(before, [], ignored).link }, [...former, ...since])
}

/** Whether the link noted in `requested` is still the newest. */
function isOpened(now: Shopper, requested: Shopper): boolean {
  const ids = (shopper: Shopper) => shopper.link?.lines.map(({ uuid }) => uuid).join()
  return ids(now) === ids(requested)
}
