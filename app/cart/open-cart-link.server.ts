import { BackendError } from '../commerce/backend-error'
import type { Needs } from '../server/request-context.server'
import type { Shopper } from '../server/session/shopper'
import { type LinkEntry, namedEntries, parseAtcLinks, skuId } from './rules/atc-link'
import { isStillOpen, type LinkNotice, linkNotice } from './rules/link-notice'
import { codesGone, withCodesAgain } from './rules/codes-gone'
import { syncShopper, wantedLines } from './sync-cart.server'

type LinkLine = LinkEntry & { uuid: string; product_id: number }

/**
 * An `atc` link replaces the cart with its items (spec section 2) and keeps the former one for an undo. What cannot be read or bought is
 * left out and named; a link of which nothing is left replaces nothing. Throws 503 when nobody can say what its products are.
 */
export async function openCartLink(context: Needs<'visitor' | 'backend' | 'session'>, written: readonly string[]): Promise<void> {
  const { entries, ignored } = parseAtcLinks(written)
  const lines = await linkLines(context, entries)
  const found = new Set(lines.map(({ sku }) => sku))
  const unknown = entries.map(({ sku }) => sku).filter((sku) => !found.has(sku))
  if (lines.length > 0 || ignored.length + unknown.length > 0) await replaceCart(context, lines, [...unknown, ...ignored])
}

/** The former cart again, as it was; nothing when the cart has been changed since, or a link replaced none. */
export async function undoCartLink(context: Needs<'visitor' | 'backend' | 'session'>): Promise<void> {
  await context.session.change((shopper) => {
    const { link, cart } = shopper
    const former = isStillOpen(link, wantedLines(cart)) ? link.former : null
    if (link === null || former === null) return { ...shopper, link: null }
    return syncShopper(context, { ...withCodesAgain(shopper, link.codes), link: null }, former)
  })
}

/** What is to be told of the link that opened the cart; null when there is nothing. */
export async function shownLink(context: Needs<'session'>): Promise<LinkNotice | null> {
  const { link, cart, discountCodes } = await context.session.read()
  return linkNotice(link, wantedLines(cart), discountCodes)
}

/** What a link did has been seen. */
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
  await context.session.change(async (shopper) => {
    const before = wantedLines(shopper.cart)
    const synced = lines.length === 0 ? shopper : await replaced(context, shopper, lines)
    const put = new Set(wantedLines(synced.cart).map(({ uuid }) => uuid))
    const refused = lines.filter(({ uuid }) => !put.has(uuid)).map(({ sku }) => sku)
    const opened = refused.length === lines.length ? shopper : synced
    // Of links one after the other, the cart before the first comes back.
    const earlier = isStillOpen(shopper.link, before) ? shopper.link : null
    const link = {
      former: opened === shopper ? null : (earlier?.former ?? before),
      codes: [...(earlier?.codes ?? []), ...codesGone(shopper, opened)],
      lines: wantedLines(opened.cart).map(({ uuid, quantity }) => ({ uuid, quantity })),
      ignored: namedEntries([...refused, ...ignored]),
      malformed: [],
      untried: [],
    }
    return { ...opened, link }
  })
}

/** The shopper with the lines of the link; as she was when the backend will not have them. */
async function replaced(context: Needs<'visitor' | 'backend'>, shopper: Shopper, lines: readonly LinkLine[]): Promise<Shopper> {
  try {
    return await syncShopper(
      context,
      shopper,
      lines.map(({ uuid, product_id, quantity }) => ({ uuid, product_id, quantity })),
    )
  } catch (error) {
    if (error instanceof BackendError && error.kind === 'rejected') return shopper
    throw error
  }
}
