import { data, redirect } from '@remix-run/node'
import { z } from 'zod'
import { forgetRefresh } from '../cart/sync-cart.server'
import { isOutage } from '../commerce/backend-error'
import { parseForm } from '../forms/parse-form.server'
import { addGiftCard, removeGiftCard } from '../gift-cards/change-gift-cards.server'
import type { GiftCardError } from '../forms/gift-card-error'
import { loginHref } from '../login/login-mode'
import { href } from '../routing/href'
import type { Needs } from '../server/request-context.server'
import type { Shopper } from '../server/session/shopper'
import { shopDay } from '../store/shop-day'
import { checkoutForm, type CheckoutInput, type Needed, NOTHING_NEEDED } from './checkout-form.server'
import { checkoutCart, hasGiftCards, quoteCheckout } from './checkout-data.server'
import { buyerKind } from './checkout-fields'
import { forAccount } from './draft.server'
import { agreedQuote, choiceOf, type CheckoutOffer, type Chosen, isCompany, needsMobile } from './choices'
import { askOnce, withDoubts } from './doubts.server'
import { findPlacedOrder } from './find-placed-order.server'
import { keepTyped } from './keep-typed.server'
import { limitedOrder } from './order-limit.server'
import { placeOrder, type Placed } from './place-order.server'
import { purchaseOf } from './purchases'
import { refused, shownAgain, wasShownInOutage } from './refused-form.server'
import { limitUnpaidOrders } from './unpaid-orders.server'
import { hasUnseenPoints } from './unseen-points.server'

type Context = Needs<'visitor' | 'backend' | 'session' | 'services'>

/** The value of `intent` of the buttons that only apply a choice. */
const UPDATE = 'update'

/** Opens the login dialog over the form as it was typed. */
const LOGIN = 'login'
const ADD_GIFT_CARD = 'add-gift-card'
/** Followed by the id of the card. */
const REMOVE_GIFT_CARD = 'remove-gift-card '
const GIFT_CARD_CODE = 'gift_card_code'

/**
 * Handles the checkout form. A choice is kept and shown (303). An invalid form is shown again with its errors and values (400).
 * An order that cannot be placed says why (409, also after an outage in which nothing could be chosen; 429 when too many wait for
 * their payment, or 503 in an outage). A placed order redirects to its payment or its confirmation (303).
 */
export async function handleCheckoutForm(form: FormData, context: Context & Needs<'reply'>) {
  const [intent, code] = [textOf(form, 'intent'), textOf(form, GIFT_CARD_CODE)]
  if (intent === LOGIN) return openLogin(form, context)
  if (intent.startsWith(REMOVE_GIFT_CARD)) return removeCard(intent.slice(REMOVE_GIFT_CARD.length), form, context)
  // Enter in the field of the code presses the button that applies choices. A code that is typed
  // when the order is placed is meant, too.
  if (code.trim() !== '') {
    // This form belongs to another checkout (the tab is older than an order or login): its gift card code is ignored.
    if (!(await keepTyped(form, context))) return redirect(giftCardsIn(context), 303)
    const error = await addGiftCard(code, context)
    if (error !== null) return refusedCode(form, error, context)
    form.delete(GIFT_CARD_CODE)
    if (intent !== 'order') return redirect(giftCardsIn(context), 303)
  }
  if (intent === UPDATE || intent === ADD_GIFT_CARD) {
    await keepTyped(form, context)
    return redirect(href('checkout', context.visitor.language), 303)
  }
  const ordered = await limitedOrder({
    handle: () => handleOrder(form, context),
    restartTime: context.services.restartTime,
    wasAway: (answer) => 'init' in answer && answer.init?.status === 503,
  })
  return ordered ?? tooBusy(form, context)
}

async function openLogin(form: FormData, context: Needs<'visitor' | 'session'>) {
  if (await keepTyped(form, context)) await context.session.change(forAccount)
  return redirect(loginHref({ pathname: href('checkout', context.visitor.language), search: '' }, 'login'), 303)
}

async function removeCard(id: string, form: FormData, context: Needs<'visitor' | 'backend' | 'session'>) {
  if (!(await keepTyped(form, context))) return redirect(giftCardsIn(context), 303)
  const error = z.uuid().safeParse(id).success ? await removeGiftCard(id, context) : null
  if (error !== null) return refusedCode(form, error, context)
  return redirect(giftCardsIn(context), 303)
}

function textOf(form: FormData, name: string): string {
  const value = form.get(name)
  return typeof value === 'string' ? value : ''
}

const giftCardsIn = ({ visitor }: Needs<'visitor'>): string => `${href('checkout', visitor.language)}#gift-cards`

/** The typed form with the gift card error at the code field. */
function refusedCode(form: FormData, error: GiftCardError, { visitor }: Needs<'visitor'>) {
  const { initialValue } = parseForm(form, checkoutForm(visitor.store, NOTHING_NEEDED, '')).reply()
  const result = { status: 'error' as const, initialValue, error: { [GIFT_CARD_CODE]: [error] } }
  if (error === 'giftCard.error.unavailable') return data(result, 503)
  return data(result, error === 'giftCard.error.limit' ? 429 : 400)
}

async function handleOrder(form: FormData, context: Context & Needs<'reply'>) {
  const { language, store } = context.visitor
  await keepTyped(form, context)
  const today = shopDay(context.services.now())
  const offer = await offered(context)
  const needed = await neededOf(form, offer === 'away' ? null : offer, context)
  const doubts = offer === 'away' ? {} : askOnce(form, needed, store)
  const submission = withDoubts(doubts, parseForm(form, checkoutForm(store, needed, today)))
  // A form that was shown in an outage has nothing to choose from: that is not the shopper's fault.
  if (offer === 'away' && submission.status !== 'success') return refused(submission, 'checkout.unavailable', context)
  if (submission.status !== 'success' && wasShownInOutage(form)) return shownAgain(submission, context)
  if (submission.status !== 'success') return data(submission.reply(), 400)
  if (await hasUnseenPoints(form, await deliveryOf(form, offer, context), context))
    return refused(submission, 'checkout.pointChosen', context)
  if (Object.keys(doubts).length > 0) return refused(submission, 'checkout.check', context)
  if (isForOthers(submission.value, offer)) {
    return data(submission.reply({ fieldErrors: { payment_method: ['checkout.error.consumersOnly'] } }), 400)
  }
  const quote = offer === null || offer === 'away' ? submission.value.quote : agreedQuote(offer, submission.value)
  const placed = await order(context, { ...submission.value, quote })
  if ('orderId' in placed) return redirect(href('confirmation', language, { id: placed.orderId }), 303)
  if ('payment' in placed) return redirect(`${href('checkout', language, { id: placed.payment })}?pay`, 303)
  forgetRefresh(context)
  return refused(submission, placed.refusal, context)
}

/** The order has waited a minute for its turn. */
function tooBusy(form: FormData, context: Needs<'visitor' | 'reply'>) {
  const schema = checkoutForm(context.visitor.store, { ...NOTHING_NEEDED, address: true, mobile: true }, '')
  return refused(parseForm(form, schema), 'checkout.unavailable', context)
}

/** Whether a company chose a method for private persons only: without scripts the page may show those methods. */
const isForOthers = ({ buyer, payment_method }: CheckoutInput, offer: CheckoutOffer | 'away' | null): boolean =>
  buyer === 'company' &&
  offer !== null &&
  offer !== 'away' &&
  offer.payments.some(({ id, consumers }) => id === payment_method && consumers)

/** The fields that the order needs, by its goods and by what is chosen. */
async function neededOf(form: FormData, offer: CheckoutOffer | null, { session }: Needs<'session'>): Promise<Needed> {
  const shopper = await session.read()
  const gift = hasGiftCards(shopper)
  const billing = form.get('other_billing') === 'yes'
  if (offer === null) return { address: true, billing, company: form.get('buyer') === 'company', mobile: true, gift }
  const choice = choiceOf(offer, chosenOf(form, shopper))
  const postNumber = choice.delivery?.needs_post_number === true
  const address = choice.delivery !== null
  const isBilled = address && billing
  return { address, billing: isBilled, company: isCompany(choice), mobile: needsMobile(choice), gift, postNumber }
}

async function deliveryOf(form: FormData, offer: CheckoutOffer | 'away' | null, { session }: Needs<'session'>) {
  return offer === null || offer === 'away' ? null : choiceOf(offer, chosenOf(form, await session.read())).delivery
}

/** The choices, after the choices of the form are kept. */
const chosenOf = (form: FormData, { cart: { shippingMethod, paymentMethod } }: Shopper): Chosen => {
  const buyer = buyerKind(form.get('buyer'))
  return { buyer, shippingMethod, paymentMethod }
}

/**
 * The choices for the cart; null when it is empty. In an outage the form is read as one with an address, and placing
 * the order says why it cannot be placed.
 */
async function offered(context: Context): Promise<CheckoutOffer | 'away' | null> {
  const cart = await checkoutCart(context)
  const shopper = await context.session.read()
  const id = shopper.cart.checkoutID
  if (cart.unconfirmed) return 'away'
  if (cart.lines.length === 0 || id === null) return null
  try {
    return await quoteCheckout(context, id, shopper)
  } catch (error) {
    if (isOutage(error)) return 'away'
    throw error
  }
}

async function order(context: Context, form: CheckoutInput): Promise<Placed> {
  await findPlacedOrder(context)
  const placed = (await orderMade(context, form)) ?? (await tryToOrder(context, form))
  // Meanwhile a repeated submission of this form may have placed the order and emptied the cart.
  return 'refusal' in placed ? ((await orderMade(context, form)) ?? placed) : placed
}

async function orderMade({ session }: Needs<'session'>, form: CheckoutInput): Promise<Placed | null> {
  const orderId = purchaseOf(await session.read(), form.checkout_id)
  return orderId === null ? null : { orderId }
}

async function tryToOrder(context: Context, form: CheckoutInput): Promise<Placed> {
  const cart = await checkoutCart(context)
  if (cart.unconfirmed) return { refusal: 'checkout.unavailable' }
  if (!cart.enough) return { refusal: cart.soldOut ? 'checkout.stockChanged' : 'checkout.changed' }
  return limitUnpaidOrders(context, form, () => placeOrder(context, form))
}
