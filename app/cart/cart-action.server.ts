import type { RequestedLine } from '../server/session/cart-line'
import { readGiftCode } from '../commerce/contract/gift-card'
import { addGiftCard } from '../gift-cards/change-gift-cards.server'
import { codeError, isSameCode, removeCode } from '../discounts/codes'
import { vatCookie } from '../server/cookies.server'
import type { Needs } from '../server/request-context.server'
import type { Shopper } from '../server/session/shopper'
import { vatDisplay } from '../store/vat-display'
import { addTypedCode } from './add-codes.server'
import type { CartOutcome } from './rules/cart-outcome'
import { addedPieces } from './rules/added-pieces'
import { newLine, type CartIntent, parseCartIntent } from './intents.server'
import { addLine, addBoth, addsNothing, changeQuantity } from './rules/lines'
import { closeLinkNotice, undoCartLink } from './open-cart-link.server'
import { requestedQuantity } from './rules/quantity'
import { removeCartLine, restoreRemovedLine } from './removal.server'
import { SWITCH_VAT } from './rules/switch-vat'
import { addId } from './rules/one-time-key'
import { isSameLine } from './rules/unconfirmed-lines'
import { requestedLines } from './rules/requested-lines'
import { isRejection } from './ask-for-cart.server'
import type { Requested } from './request-cart.server'
import { changeCart, changeCodes, forgetAdd, forgetRemovedCode } from './sync-cart.server'

type Add = Extract<CartIntent, { intent: 'add' }>

/** Executes a cart form from any page. Throws 400 for an invalid form. */
export async function handleCartForm(
  form: FormData,
  context: Needs<'backend' | 'reply' | 'services' | 'session' | 'visitor'>,
): Promise<CartOutcome> {
  const intent = parseCartIntent(form)
  if (intent === null) throw new Response('Not a form of the cart', { status: 400 })
  switch (intent.intent) {
    case 'add':
      return add(context, intent)
    case 'change': {
      // Setting a line's quantity to 0 removes it (spec section 4).
      if (/^\s*0+\s*$/.test(intent.quantity) && intent.spinner === undefined && intent.step === undefined)
        return remove(context, intent.uuid)
      const quantity = requestedQuantity(intent.quantity, intent.step)
      const { before } = await changeCart(context, (lines, { items }) => {
        const isWaiting = items.some(({ uuid, offer_waits: waits }) => uuid === intent.uuid && waits === true)
        return changeQuantity(lines, intent.uuid, quantity, isWaiting)
      })
      return outcomeOfChange(before, intent.uuid)
    }
    case 'remove':
      return remove(context, intent.uuid)
    case 'undo-remove': {
      const result = await restoreRemovedLine(context, intent.uuid)
      return result === 'done' ? { kind: 'changed' } : { kind: 'refused', reason: result }
    }
    case 'add-code': {
      const error = codeError(intent.code)
      if (error !== null) return { kind: 'refused-code', error }
      if (readGiftCode(intent.code) !== null)
        return { kind: 'refused-code', error: (await addGiftCard(intent.code, context)) ?? 'giftCard.moved' }
      const refusal = await addTypedCode(context, intent.code.trim())
      return refusal === null ? { kind: 'codes' } : { kind: 'refused-code', error: refusal }
    }
    case 'remove-code':
      await removeShownCode(context, intent.code)
      return { kind: 'codes' }
    case 'undo-link':
      await undoCartLink(context)
      return { kind: 'back', returnTo: intent.return_to }
    case 'close-link':
      await closeLinkNotice(context)
      return { kind: 'back', returnTo: intent.return_to }
    case SWITCH_VAT:
      context.reply.cookies.push(vatCookie(vatDisplay(context.visitor.store, intent.vat), context.services.publicOrigin))
      return { kind: 'back', returnTo: intent.return_to }
  }
}

/**
 * A form of a page that is older than the cart may name a line that is gone: the answer says so, with the way back if there is
 * one.
 */
function outcomeOfChange({ cart, removedLines }: Shopper, uuid: string): CartOutcome {
  if (requestedLines(cart).some((line) => line.uuid === uuid)) return { kind: 'changed' }
  const isRemoved = removedLines.some(({ line }) => line.uuid === uuid)
  return isRemoved ? { kind: 'removed', uuid } : { kind: 'refused', reason: 'gone' }
}

async function remove(context: Needs<'visitor' | 'backend' | 'session'>, uuid: string): Promise<CartOutcome> {
  return (await removeCartLine(context, uuid)) ? { kind: 'removed', uuid } : { kind: 'changed' }
}

/** Removes a code from the list, whether it is a stored code or only the notice of a removed one. */
async function removeShownCode(context: Needs<'visitor' | 'backend' | 'session'>, code: string): Promise<void> {
  const { discountCodes } = await context.session.read()
  if (discountCodes.some((one) => isSameCode(one, code))) await changeCodes(context, (codes) => removeCode(codes, code))
  else await forgetRemovedCode(context, code)
}

async function add(
  context: Needs<'visitor' | 'backend' | 'session' | 'services'>,
  { return_to: returnTo, both, upselling, once, intent: _, ...requested }: Add,
): Promise<CartOutcome> {
  const { product_id: productId, cross_selling_product_id: beside } = requested
  const added = newLine(requested)
  const other = both && beside !== undefined ? { uuid: crypto.randomUUID(), product_id: beside, quantity: 1 } : null
  const mark = addId(once, requested)
  const outcome = { isFull: false }
  const change = (lines: RequestedLine[]) => {
    const next = other ? addBoth(lines, other, added) : addLine(lines, added)
    outcome.isFull = addsNothing(lines, next)
    return next
  }
  const changed = await changeCart(context, change, mark).catch((error: unknown) => {
    if (isRejection(error)) return null
    throw error
  })
  if (changed === null || outcome.isFull || isRefused(changed, productId)) {
    // The same form may be sent again: it has added nothing.
    if (mark !== null) await forgetAdd(context, mark)
    return { kind: 'refused', reason: outcome.isFull ? 'full' : 'unsold' }
  }
  return {
    kind: 'added',
    productId,
    interval: added.subscription_interval?.id ?? null,
    pieces: addedPieces(requestedLines(changed.before.cart), requestedLines(changed.shopper.cart)),
    returnTo,
    upselling: upselling !== undefined,
  }
}

/** Whether the backend refused the added product; for a repeated add, whether the product is not in the cart. */
function isRefused({ before, requested, shopper, refused }: Requested, productId: number): boolean {
  const ofProduct = (lines: readonly RequestedLine[]) => lines.filter((line) => line.product_id === productId)
  const former = requestedLines(before.cart)
  const added = ofProduct(requestedLines(requested.cart)).filter((line) => !former.some((one) => isSameLine(one, line)))
  return added.length === 0 ? ofProduct(requestedLines(shopper.cart)).length === 0 : added.some(({ uuid }) => refused.has(uuid))
}
