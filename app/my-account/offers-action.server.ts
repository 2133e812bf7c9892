import { redirect } from '@remix-run/node'
import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { requestCart } from '../cart/request-cart.server'
import { withRequest } from '../cart/rules/cart-requests'
import { addLines, withLeftOut } from '../cart/rules/left-out'
import { requestedLines } from '../cart/rules/requested-lines'
import { isOutage } from '../commerce/backend-error'
import type { CustomerOffers } from '../commerce/contract/customer-offer'
import type { FormError } from '../forms/form-errors'
import { refuseForm } from '../forms/refuse-form.server'
import { thanksHref } from '../forms/thanks'
import { href } from '../routing/href'
import type { Needs } from '../server/request-context.server'
import type { Shopper } from '../server/session/shopper'
import { OFFER_FORM } from './offer-form'

type Item = CustomerOffers[number]['items'][number]

const OfferForm = z.object({
  intent: z.literal(OFFER_FORM),
  item: z
    .string()
    .regex(/^\d{1,9}$/)
    .transform(Number)
    .optional(),
  offer: z.uuid().optional(),
})

/**
 * Puts goods of an offer into the cart and leads back to the offers, or to the cart when it is full (303). Goods that are
 * in the cart are not added again. Returns the reason beside the form: 409 for goods that are not open any more, 503 in
 * an outage. Throws 400 for another form.
 */
export async function handleOfferForm(form: FormData, context: Needs<'backend' | 'session' | 'visitor'>) {
  const fields = OfferForm.safeParse(Object.fromEntries(form))
  if (!fields.success) throw new Response('An unknown form', { status: 400 })
  const refuse = (error: FormError, status: number) => refuseForm(OFFER_FORM, form, { '': [error] }, status)
  try {
    const { answer } = await context.backend.call('customerOffers', {})
    const goods = requestedGoods(answer, fields.data)
    const open = goods.filter(({ state }) => state === 'open')
    if (open.length === 0) return refuse(`account.offers.error.${reasonOf(goods)}`, 409)
    const result = { hasRoom: true }
    await requestCart(context, (shopper) => {
      const { next, leftOut } = withGoods(shopper, open)
      result.hasRoom = leftOut.length === 0
      return next
    })
    // The cart says which goods it had no room for.
    if (!result.hasRoom) return redirect(href('cart', context.visitor.language), 303)
  } catch (error) {
    if (!isOutage(error)) throw error
    return refuse('order.error.unavailable', 503)
  }
  return redirect(thanksHref(href('accountOffers', context.visitor.language), OFFER_FORM, 'offers'), 303)
}

function requestedGoods(offers: CustomerOffers, { item, offer }: z.infer<typeof OfferForm>): Item[] {
  return offers.flatMap(({ id, items }) => items.filter((one) => one.id === item || (item === undefined && id === offer)))
}

function reasonOf([first]: readonly Item[]) {
  return first === undefined || first.state === 'open' ? 'gone' : first.state
}

/**
 * The shopper with the goods that are not in the cart, null when all are; `leftOut` are the names of those without room. Their
 * lines are tied to the offer, so none merges into a line of the same product (spec section 4).
 */
export function withGoods(
  shopper: Shopper,
  goods: readonly Pick<Item, 'id' | 'product_id' | 'quantity' | 'name'>[],
): { next: Shopper | null; leftOut: string[] } {
  const lines = requestedLines(shopper.cart)
  const missing = goods.filter(({ id }) => lines.every((line) => line.offer_item_id !== id))
  if (missing.length === 0) return { next: null, leftOut: [] }
  const added = missing.map(({ id, product_id, quantity }) => ({ uuid: randomUUID(), product_id, quantity, offer_item_id: id }))
  const { lines: after, leftOut } = addLines(lines, added)
  const names = missing.flatMap(({ id, name }) => (leftOut.some((line) => line.offer_item_id === id) ? [name] : []))
  return { next: withLeftOut(withRequest(shopper, after), names), leftOut: names }
}
