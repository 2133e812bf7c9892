import { redirect } from '@remix-run/node'
import { z } from 'zod'
import { BackendError, isOutage } from '../commerce/backend-error'
import { refuseForm } from '../forms/refuse-form.server'
import type { Needs } from '../server/request-context.server'
import { type OrderAccess, requireOrderAccess } from './order-access.server'
import type { ReturnPlace } from './load-return.server'
import { readReturnLines } from './return-fields'
import { CANCEL_RETURN, returnHref } from './return-href'

const MAX_MESSAGE_LENGTH = 1000

/**
 * Announces a return of an order, or cancels one. Redirects to the return as it is then (303); submitted again, the
 * same form leads to the same return. Returns the form with its errors: 400 for wrong fields, 409 when something has
 * changed in the meantime, 503 in an outage.
 */
export async function handleReturnForm(
  form: FormData,
  { orderId, path }: ReturnPlace,
  context: Needs<'visitor' | 'backend' | 'logins'>,
) {
  const { call } = requireOrderAccess(orderId, context)
  const params = { id: orderId }
  const id = z.uuid().safeParse(form.get('id'))
  if (!id.success) throw new Response('A form without an id', { status: 400 })
  const isCancelled = form.get('intent') === CANCEL_RETURN
  try {
    const { answer: known } = await call('orderReturns', { params })
    const earlier = known.returns.find((one) => one.id === id.data)
    if (isCancelled && earlier?.state === 'announced') await cancel(id.data, { orderId, call })
    if (isCancelled || earlier !== undefined) return redirect(returnHref(path, earlier?.number), 303)
    const { lines, errors } = readReturnLines((name) => textOf(form.get(name)), known.lines)
    if (Object.keys(errors).length > 0) return refuseForm('return', form, errors, 400)
    const message = (textOf(form.get('message')) ?? '').trim().slice(0, MAX_MESSAGE_LENGTH)
    const buys_label = form.get('buys_label') !== null
    const { answer } = await call('announceReturn', { params, body: { id: id.data, lines, message, buys_label } })
    return redirect(returnHref(path, answer.number), 303)
  } catch (error) {
    if (isOutage(error) && isCancelled) return refuseForm(CANCEL_RETURN, form, { '': ['account.error.maybeDone'] }, 503)
    if (isOutage(error)) return refuseForm('return', form, { '': ['return.error.unavailable'] }, 503)
    if (!isConflict(error)) throw error
    return refuseForm('return', form, { '': ['return.error.changed'] }, 409)
  }
}

/** The goods may have arrived in this moment; the return then shows it. */
async function cancel(return_id: string, { orderId, call }: OrderAccess & Pick<ReturnPlace, 'orderId'>): Promise<void> {
  try {
    await call('cancelReturn', { params: { id: orderId }, body: { return_id } })
  } catch (error) {
    if (!isConflict(error)) throw error
  }
}

const isConflict = (error: unknown): boolean => error instanceof BackendError && error.kind === 'rejected' && error.status === 409

const textOf = (value: FormDataEntryValue | null): string | null => (typeof value === 'string' ? value : null)
