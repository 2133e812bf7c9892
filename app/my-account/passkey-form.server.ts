import { redirect } from '@remix-run/node'
import { z } from 'zod'
import { takeChallenge } from '../account/passkey-challenge.server'
import { readCredential } from '../account/passkey-credential.server'
import { BackendError, isOutage } from '../commerce/backend-error'
import { NewCredential } from '../commerce/contract/passkey'
import type { FormError } from '../forms/form-errors'
import { refuseForm } from '../forms/refuse-form.server'
import { thanksHref } from '../forms/thanks'
import { href } from '../routing/href'
import type { Needs } from '../server/request-context.server'
import { ADD_PASSKEY, REMOVE_PASSKEY } from './profile-forms'

const Name = z.string().trim().min(1).max(60)
const Id = z
  .string()
  .regex(/^[\w-]+$/)
  .max(2000)

const REFUSALS: Readonly<Record<string, readonly [status: number, reason: FormError]>> = {
  'passkey-invalid': [400, 'profile.passkeys.error.failed'],
  'passkey-known': [409, 'profile.passkeys.error.known'],
  'passkeys-full': [409, 'profile.passkeys.error.full'],
}

/** Stores a passkey that the browser has created for this customer (303), or says why not: 400, 409, 503 in an outage. */
export async function addPasskey(form: FormData, request: Request, context: Needs<'backend' | 'reply' | 'services' | 'visitor'>) {
  const challenge = takeChallenge(request, context)
  const credential = readCredential(form, NewCredential)
  const name = Name.safeParse(form.get('name'))
  const typed = new FormData()
  if (name.success) typed.set('name', name.data)
  const refuse = (error: FormError, status: number) => refuseForm(ADD_PASSKEY, typed, { '': [error] }, status)
  if (challenge === null || credential === null || !name.success) return refuse('profile.passkeys.error.failed', 400)
  try {
    await context.backend.call('addPasskey', { body: { challenge, name: name.data, credential } })
  } catch (error) {
    if (isOutage(error)) return refuse('order.error.unavailable', 503)
    const [status, reason] = (error instanceof BackendError ? REFUSALS[error.code] : undefined) ?? []
    if (status === undefined || reason === undefined) throw error
    return refuse(reason, status)
  }
  return redirect(thanksHref(href('accountProfile', context.visitor.language), ADD_PASSKEY, 'passkeys'), 303)
}

/** Removes a passkey of the customer (303); 400 without one, 503 beside the form in an outage. */
export async function removePasskey(form: FormData, { backend, visitor }: Needs<'backend' | 'visitor'>) {
  const id = Id.safeParse(form.get('passkey'))
  if (!id.success) throw new Response('An unknown form', { status: 400 })
  try {
    await backend.call('removePasskey', { body: { id: id.data } })
  } catch (error) {
    if (!isOutage(error)) throw error
    return refuseForm(REMOVE_PASSKEY, new FormData(), { '': ['order.error.unavailable'] }, 503)
  }
  return redirect(thanksHref(href('accountProfile', visitor.language), REMOVE_PASSKEY, 'passkeys'), 303)
}
