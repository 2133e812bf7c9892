import { redirect } from '@remix-run/node'
import { BackendError } from '../commerce/backend-error'
import type { CartItemRequest } from '../commerce/contract/cart'
import { CODE_FORM, DISCOUNTS, isSameCode, removeCode, typedCode } from '../discounts/codes'
import { refuseForm } from '../forms/refuse-form.server'
import { vatDisplay } from '../store/vat-display'
import { vatCookie } from '../request/cookies.server'
import type { Shop } from '../request/shop-context.server'
import { href } from '../routing/href'
import { safeRedirect } from '../routing/safe-redirect'
import { addCodes } from './add-codes.server'
import { withAdded } from './added'
import { type CartIntent, parseCartIntent, wantedQuantity } from './intents.server'
import { addLine, addBoth, changeQuantity, removeLine } from './lines'
import { closeLinkNotice, undoCartLink } from './open-cart-link.server'
import { SWITCH_VAT } from './switch-vat'
import { addMark } from './one-time-key'
import { restoreCart } from './restore-cart.server'
import { changeCart, changeCodes, forgetRemovedCode, wantedLines } from './sync-cart.server'

type Add = Extract<CartIntent, { intent: 'add' }>

/**
 * Carries out a form of the cart, whatever page it stood on, and answers with 303 to where the shopper goes on. Where too many codes
 * have been guessed, a code comes back with 429.
 */
export async function handleCartForm(form: FormData, shop: Shop) {
  if (form.get('intent') === 'restore') return restoreCart(form, shop)
  const intent = parseCartIntent(form)
  if (intent === null) throw new Response('Not a form of the cart', { status: 400 })
  const cart = href('cart', shop.language)
  switch (intent.intent) {
    case 'add':
      return redirect(await add(shop, intent, cart), 303)
    case 'change': {
      const quantity = wantedQuantity(intent.quantity, intent.step)
      await changeCart(shop, (lines) => changeQuantity(lines, intent.uuid, quantity))
      return redirect(cart, 303)
    }
    case 'remove':
      await changeCart(shop, (lines) => removeLine(lines, intent.uuid))
      return redirect(cart, 303)
    case 'add-code': {
      const code = typedCode(intent.code)
      if (code !== null && !(await addCodes(shop, [code])))
        return refuseForm(CODE_FORM, form, { [CODE_FORM]: ['discounts.error.tooMany'] }, 429)
      return redirect(`${cart}#${DISCOUNTS}`, 303)
    }
    case 'remove-code':
      await removeShownCode(shop, intent.code)
      return redirect(`${cart}#${DISCOUNTS}`, 303)
    case 'undo-link':
      await undoCartLink(shop)
      return redirect(safeRedirect(intent.return_to, cart), 303)
    case 'close-link':
      await closeLinkNotice(shop)
      return redirect(safeRedirect(intent.return_to, cart), 303)
    case SWITCH_VAT:
      shop.cookies.push(vatCookie(vatDisplay(shop.store, intent.vat), shop.origin))
      return redirect(safeRedirect(intent.return_to, cart), 303)
  }
}

/** Takes a code out of the list, whether it still counts or is only there as a notice. */
async function removeShownCode(shop: Shop, code: string): Promise<void> {
  const { discountCodes } = await shop.shopper.read()
  if (discountCodes.some((one) => isSameCode(one, code))) await changeCodes(shop, (codes) => removeCode(codes, code))
  else await forgetRemovedCode(shop, code)
}

/** Back to where the product was added, with word of it; to the cart when the backend would not have it. */
async function add(shop: Shop, { return_to, both, once, intent: _, ...wish }: Add, cartPath: string): Promise<string> {
  const { product_id, cross_selling_product_id: beside } = wish
  const added = { uuid: crypto.randomUUID(), ...wish }
  const other = both && beside !== undefined ? { uuid: crypto.randomUUID(), product_id: beside, quantity: 1 } : null
  try {
    const change = (lines: CartItemRequest[]) => (other ? addBoth(lines, other, added) : addLine(lines, added))
    const { cart } = await changeCart(shop, change, addMark(once, wish))
    if (!wantedLines(cart).some((line) => line.product_id === product_id)) return `${cartPath}?rejected`
  } catch (error) {
    if (error instanceof BackendError && error.kind === 'rejected') return `${cartPath}?rejected`
    throw error
  }
  return withAdded(safeRedirect(return_to, cartPath), product_id)
}
