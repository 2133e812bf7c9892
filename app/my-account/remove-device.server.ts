import { redirect } from '@remix-run/node'
import { z } from 'zod'
import { isOutage } from '../commerce/backend-error'
import { REMOVE_DEVICE } from '../finder/save-device-form'
import { refuseForm } from '../forms/refuse-form.server'
import { thanksHref } from '../forms/thanks'
import { href } from '../routing/href'
import type { Needs } from '../server/request-context.server'

const Fields = z.object({ device: z.string().min(1).max(200) })

/** Removes a saved device (303); 400 without one, 503 beside the form in an outage. */
export async function removeDevice(form: FormData, { backend, visitor }: Needs<'backend' | 'visitor'>) {
  const fields = Fields.safeParse(Object.fromEntries(form))
  if (!fields.success) throw new Response('An unknown form', { status: 400 })
  try {
    await backend.call('removeDevice', { body: { key: fields.data.device } })
  } catch (error) {
    if (!isOutage(error)) throw error
    return refuseForm(REMOVE_DEVICE, new FormData(), { '': ['order.error.unavailable'] }, 503)
  }
  return redirect(thanksHref(href('accountProfile', visitor.language), REMOVE_DEVICE, 'devices'), 303)
}
