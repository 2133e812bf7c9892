import { BackendError } from '../commerce/backend-error'
import type { CartItemRequest } from '../commerce/contract/cart'
import { isSameCode, removeCode, wrongCode } from '../discounts/codes'
import { vatCookie } from '../server/cookies.server'
import type { Shop } from '../server/shop-context.server'
import { vatDisplay } from '../store/vat-display'
import { addCodes } from './add-codes.server'
import type { CartOutcome } from './rules/cart-outcome'
import { askedLine, type CartIntent, parseCartIntent } from './intents.server'
import { addLine, addBoth, changeQuantity } from './rules/lines'
import { closeLinkNotice, undoCartLink } from './open-cart-link.server'
import { wantedQuantity } from './rules/quantity'
import { bringBack, takeOut } from './removal.server'
import { SWITCH_VAT } from './rules/switch-vat'
import { addMark } from './rules/one-time-key'
import { changeCart, changeCodes, forgetRemovedCode, wantedLines } from './sync-cart.server'

type Add = Extract<CartIntent, { intent: 'add' }>

/** Carries out a form of the cart, whatever page it stood on. Throws 400 for what is none. */
export async function carryOutCartForm(form: FormData, shop: Shop): Promise<CartOutcome> {
  const intent = parseCartIntent(form)
  if (intent === null) throw new Response('Not a form of the cart', { status: 400 })
  switch (intent.intent) {
    case 'add':
      return add(shop, intent)
    case 'change': {
      const quantity = wantedQuantity(intent.quantity, intent.step)
      if (quantity === 0) return remove(shop, intent.uuid)
      await changeCart(shop, (lines) => changeQuantity(lines, intent.uuid, quantity))
      return { kind: 'changed' }
    }
    case 'remove':
      return remove(shop, intent.uuid)
    case 'undo-remove':
      await bringBack(shop, intent.uuid)
      return { kind: 'changed' }
    case 'add-code': {
      const wrong = wrongCode(intent.code)
      if (wrong !== null) return { kind: 'refused-code', error: wrong }
      const untried = await addCodes(shop, [intent.code.trim()])
      return untried.length === 0 ? { kind: 'codes' } : { kind: 'refused-code', error: 'discounts.error.tooMany' }
    }
    case 'remove-code':
      await removeShownCode(shop, intent.code)
      return { kind: 'codes' }
    case 'undo-link':
      await undoCartLink(shop)
      return { kind: 'back', returnTo: intent.return_to }
    case 'close-link':
      await closeLinkNotice(shop)
      return { kind: 'back', returnTo: intent.return_to }
    case SWITCH_VAT:
      shop.cookies.push(vatCookie(vatDisplay(shop.store, intent.vat), shop.origin))
      return { kind: 'back', returnTo: intent.return_to }
  }
}

async function remove(shop: Shop, uuid: string): Promise<CartOutcome> {
  return (await takeOut(shop, uuid)) ? { kind: 'removed', uuid } : { kind: 'changed' }
}

/** Takes a code out of the list, whether it still counts or is only there as a notice. */
async function removeShownCode(shop: Shop, code: string): Promise<void> {
  const { discountCodes } = await shop.shopper.read()
  if (discountCodes.some((one) => isSameCode(one, code))) await changeCodes(shop, (codes) => removeCode(codes, code))
  else await forgetRemovedCode(shop, code)
}

async function add(shop: Shop, { return_to: returnTo, both, upselling, once, intent: _, ...wish }: Add): Promise<CartOutcome> {
  const { product_id: productId, cross_selling_product_id: beside } = wish
  const added = askedLine(wish)
  const other = both && beside !== undefined ? { uuid: crypto.randomUUID(), product_id: beside, quantity: 1 } : null
  try {
    const change = (lines: CartItemRequest[]) => (other ? addBoth(lines, other, added) : addLine(lines, added))
    const { cart } = await changeCart(shop, change, addMark(once, wish))
    if (!wantedLines(cart).some((line) => line.product_id === productId)) return { kind: 'refused' }
  } catch (error) {
    if (error instanceof BackendError && error.kind === 'rejected') return { kind: 'refused' }
    throw error
  }
  return { kind: 'added', productId, returnTo, upselling: upselling !== undefined }
}
