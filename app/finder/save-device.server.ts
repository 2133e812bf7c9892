import { redirect } from '@remix-run/node'
import { BackendError, isOutage } from '../commerce/backend-error'
import { optional } from '../commerce/optional'
import { refuseForm } from '../forms/refuse-form.server'
import { thanksHref } from '../forms/thanks'
import { href } from '../routing/href'
import type { Needs } from '../server/request-context.server'
import { isUnauthorized } from '../server/security/token-call.server'
import { SAVE_DEVICE } from './save-device-form'

/** Whether the customer has saved a device; false for a guest, and in an outage. */
export async function isSavedDevice(key: string, { backend, visitor }: Needs<'backend' | 'visitor'>): Promise<boolean> {
  if (visitor.signedIn !== 'myAccount') return false
  const saved = await optional(backend.extras.call('savedDevices', {}), null)
  return saved?.answer.some((device) => device.key === key) ?? false
}

/**
 * Saves a device for the customer (303); a guest is led to the login, which comes back to the device. 400 for another form, 404
 * for an unknown device, 409 beside the form when 50 are saved, 503 in an outage.
 */
export async function handleSaveDevice(form: FormData, key: string, { backend, visitor }: Needs<'backend' | 'visitor'>) {
  if (form.get('intent') !== SAVE_DEVICE) throw new Response('An unknown form', { status: 400 })
  const path = href('device', visitor.language, { key })
  const login = () => redirect(`${path}?login`, 303)
  if (visitor.signedIn !== 'myAccount') return login()
  try {
    await backend.call('saveDevice', { body: { key } })
  } catch (error) {
    if (isOutage(error)) return refuseForm(SAVE_DEVICE, form, { '': ['order.error.unavailable'] }, 503)
    if (isUnauthorized(error)) return login()
    if (!(error instanceof BackendError)) throw error
    if (error.code === 'devices-full') return refuseForm(SAVE_DEVICE, form, { '': ['profile.devices.error.full'] }, 409)
    throw error
  }
  return redirect(thanksHref(path, SAVE_DEVICE, 'device'), 303)
}
