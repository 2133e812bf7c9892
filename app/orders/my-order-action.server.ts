import { redirect } from '@remix-run/node'
import { z } from 'zod'
import { forgottenLinks } from '../account/forgotten-links.server'
import { withoutPerson } from '../account/log-out.server'
import { BackendError, isOutage } from '../commerce/backend-error'
import type { FormError } from '../forms/form-errors'
import { refuseForm } from '../forms/refuse-form.server'
import { thanksHref } from '../forms/thanks'
import { href } from '../routing/href'
import type { RequestContext } from '../server/request-context.server'
import type { Shopper } from '../server/session/shopper'
import { buyAgain } from './buy-again.server'
import { BUY_AGAIN } from './buy-again-form'
import { handleLinkForm } from './link-form.server'
import { keepingForm } from './keep-order-form.server'
import { requireOrderAccess } from './order-access.server'
import { openOwnPurchase, spendOneTimeLink } from './order-link.server'
import { payOrder } from './pay-order.server'
import { handleSubscriptionForm } from './subscription-action.server'
import { isTypedStep, SUBSCRIPTION_FORM } from './subscription-place'

/**
 * Handles the forms of the order area by their `intent`. `id` is the order's, from the address. Throws 400 for an unknown intent.
 */
export async function handleMyOrderForm(form: FormData, id: string | undefined, request: Request, context: RequestContext) {
  const intent = form.get('intent')
  if (intent === 'link') return handleLinkForm(form, context)
  if (intent === 'open') return redirect(await spendOneTimeLink(request, context), 303)
  if (intent === 'log-out') {
    await context.logins.end('myOrder')
    // The session has placed the order, so its confirmation would open it again. A customer stays
    // logged in to the account, with all else.
    const { ownOrder, token, hasSession } = context.visitor
    context.reply.cookies.push(...forgottenLinks(request, context))
    if (hasSession) await context.session.move(token === null ? withoutPerson : (now) => withoutPurchase(now, ownOrder))
    return redirect('/', 303)
  }
  if (id === undefined) throw unknownForm()
  if (intent === 'open-purchase') return redirect(await openOwnPurchase(id, request, context), 303)
  const act = () => handleOrderForm(form, id, context)
  return intent === SUBSCRIPTION_FORM && isTypedStep(form.get('action')) ? keepingForm(form, request, context, act) : act()
}

const withoutPurchase = (shopper: Shopper, id: string | null): Shopper => ({
  ...shopper,
  purchases: shopper.purchases.filter(({ orderId }) => orderId !== id),
  keptForm: shopper.keptForm?.customer === 'order' ? null : shopper.keptForm,
})

const PointForm = z.object({ service_point: z.string().min(1).max(64), near: z.string().min(1).max(12) })

/** The forms of the order's view; they may be sent from every page that shows it. */
async function handleOrderForm(form: FormData, id: string, context: RequestContext) {
  const { call } = requireOrderAccess(id, context)
  const path = href('myOrder', context.visitor.language, { id })
  switch (form.get('intent')) {
    case 'cancel':
      return refusable('cancel', form, async () => {
        await call('cancelOrder', { params: { id }, body: {} })
        return redirect(thanksHref(path, 'cancel', 'order'), 303)
      })
    case 'pay':
      return refusable('pay', form, () => payOrder(id, { call }, context))
    case 'keep':
      return refusable('keep', form, async () => {
        const withdrawal_id = z.uuid().safeParse(form.get('withdrawal'))
        if (!withdrawal_id.success) throw unknownForm()
        await call('undoWithdrawal', { params: { id }, body: { withdrawal_id: withdrawal_id.data } })
        return redirect(thanksHref(path, 'keep', 'order'), 303)
      })
    case 'change-point':
      return refusable('change-point', form, async () => {
        const fields = PointForm.safeParse(Object.fromEntries(form))
        if (!fields.success) return refuseForm('change-point', form, { '': ['checkout.error.choose'] }, 400)
        const { service_point, near: postal_code } = fields.data
        await call('changeServicePoint', { params: { id }, body: { service_point, postal_code } })
        return redirect(thanksHref(path, 'change-point', 'order'), 303)
      })
    case BUY_AGAIN:
      return refusable(BUY_AGAIN, form, async () => {
        const isWhole = await buyAgain((await call('orderDetail', { params: { id } })).answer.order, form, { ...context, call })
        if (!isWhole) return redirect(href('cart', context.visitor.language), 303)
        return redirect(thanksHref(path, BUY_AGAIN, 'order'), 303)
      })
    case SUBSCRIPTION_FORM:
      return handleSubscriptionForm(form, id, path, { ...context, call })
    default:
      throw unknownForm()
  }
}

const unknownForm = () => new Response('An unknown form', { status: 400 })

const REFUSALS: Readonly<Record<string, FormError>> = {
  'order-status': 'order.error.tooLate',
  'withdrawal-done': 'order.error.withdrawn',
  'service-point-changed': 'order.error.point',
}

const PAYMENT_REFUSALS: Readonly<Record<string, FormError>> = {
  'order-status': 'order.error.notUnpaid',
  'payment-under-way': 'order.error.charging',
  'payment-refused': 'order.error.payment',
}

/** A change that the backend refuses, or that fails in an outage, is answered with the reason beside its form. */
async function refusable<T>(name: string, form: FormData, change: () => Promise<T>) {
  try {
    return await change()
  } catch (error) {
    if (isOutage(error)) return refuseForm(name, form, { '': ['order.error.unavailable'] }, 503)
    const refusals = name === 'pay' ? PAYMENT_REFUSALS : REFUSALS
    const reason = error instanceof BackendError ? refusals[error.code] : undefined
    if (reason === undefined) throw error
    return refuseForm(name, form, { '': [reason] }, 409)
  }
}
