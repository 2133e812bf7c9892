import { redirect } from '@remix-run/node'
import { z } from 'zod'
import { isOutage } from '../commerce/backend-error'
import { refuseForm } from '../forms/refuse-form.server'
import { thanksHref } from '../forms/thanks'
import { href } from '../routing/href'
import type { Needs } from '../server/request-context.server'
import { CHOOSE_NEWSLETTER, NEWSLETTER_THANKS } from './profile-forms'

const Fields = z.object({ wanted: z.enum(['yes', 'no']) })

/**
 * Begins or ends the newsletter of the account's address in this store (303). An address that is not confirmed yet is mailed a
 * link first. 400 for another choice, 503 beside the form in an outage.
 */
export async function chooseNewsletter(form: FormData, { backend, visitor }: Needs<'backend' | 'visitor'>) {
  const fields = Fields.safeParse(Object.fromEntries(form))
  if (!fields.success) throw new Response('An unknown form', { status: 400 })
  const wanted = fields.data.wanted === 'yes'
  try {
    const { answer } = await backend.call('chooseNewsletter', { body: { wanted } })
    const thanks = !wanted ? 'ended' : answer.wanted ? 'started' : 'mailed'
    return redirect(thanksHref(href('accountProfile', visitor.language), NEWSLETTER_THANKS[thanks], 'newsletter'), 303)
  } catch (error) {
    if (!isOutage(error)) throw error
    return refuseForm(CHOOSE_NEWSLETTER, form, { '': ['order.error.unavailable'] }, 503)
  }
}
