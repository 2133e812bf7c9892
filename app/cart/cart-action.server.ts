import { BackendError } from '../commerce/backend-error'
import type { RequestedLine } from '../server/session/cart-line'
import { codeError, isSameCode, removeCode } from '../discounts/codes'
import { vatCookie } from '../server/cookies.server'
import type { Needs, RequestContext } from '../server/request-context.server'
import { vatDisplay } from '../store/vat-display'
import { addCodes } from './add-codes.server'
import type { CartOutcome } from './rules/cart-outcome'
import { newLine, type CartIntent, parseCartIntent } from './intents.server'
import { addLine, addBoth, changeQuantity } from './rules/lines'
import { closeLinkNotice, undoCartLink } from './open-cart-link.server'
import { wantedQuantity } from './rules/quantity'
import { bringBack, takeOut } from './removal.server'
import { SWITCH_VAT } from './rules/switch-vat'
import { addMark } from './rules/one-time-key'
import { changeCart, changeCodes, forgetRemovedCode, wantedLines } from './sync-cart.server'

type Add = Extract<CartIntent, { intent: 'add' }>

/** Carries out a form of the cart, whatever page it stood on. Throws 400 for what is none. */
export async function carryOutCartForm(form: FormData, context: RequestContext): Promise<CartOutcome> {
  const intent = parseCartIntent(form)
  if (intent === null) throw new Response('Not a form of the cart', { status: 400 })
  switch (intent.intent) {
    case 'add':
      return add(context, intent)
    case 'change': {
      const quantity = wantedQuantity(intent.quantity, intent.step)
      if (quantity === 0) return remove(context, intent.uuid)
      await changeCart(context, (lines) => changeQuantity(lines, intent.uuid, quantity))
      return { kind: 'changed' }
    }
    case 'remove':
      return remove(context, intent.uuid)
    case 'undo-remove':
      await bringBack(context, intent.uuid)
      return { kind: 'changed' }
    case 'add-code': {
      const error = codeError(intent.code)
      if (error !== null) return { kind: 'refused-code', error }
      const untried = await addCodes(context, [intent.code.trim()])
      return untried.length === 0 ? { kind: 'codes' } : { kind: 'refused-code', error: 'discounts.error.tooMany' }
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

async function remove(context: Needs<'visitor' | 'backend' | 'session'>, uuid: string): Promise<CartOutcome> {
  return (await takeOut(context, uuid)) ? { kind: 'removed', uuid } : { kind: 'changed' }
}

/** Takes a code out of the list, whether it still counts or is only there as a notice. */
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
  try {
    const change = (lines: RequestedLine[]) => (other ? addBoth(lines, other, added) : addLine(lines, added))
    const { cart } = await changeCart(context, change, addMark(once, requested))
    if (!wantedLines(cart).some((line) => line.product_id === productId)) return { kind: 'refused' }
  } catch (error) {
    if (error instanceof BackendError && error.kind === 'rejected') return { kind: 'refused' }
    throw error
  }
  return { kind: 'added', productId, returnTo, upselling: upselling !== undefined }
}
