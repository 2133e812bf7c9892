import { data, redirect } from '@remix-run/node'
import { BackendError, isOutage } from '../commerce/backend-error'
import { parseForm } from '../forms/parse-form.server'
import { refuseForm } from '../forms/refuse-form.server'
import { href } from '../routing/href'
import type { Needs } from '../server/request-context.server'
import { EmailFields } from './newsletter-form.server'
import { END_FORM, type Mailing, MAILINGS } from './mailing-link'

/** Limit: 10 addresses whose newsletter is ended, per address in 10 minutes. */
const LIMIT = { max: 10, windowMs: 10 * 60_000 }

const DONE = 'done'

/** The call that ends the mails of a kind. */
const END_CALLS = {
  stock: 'endStockNotifications',
  newsletter: 'endNewsletter',
  reviews: 'endReviewInvitations',
} as const satisfies Record<Mailing, string>

/**
 * The link of a mail that ends mails of its kind: which kind, its access token, and whether
 * they are ended. Null without such a link.
 */
export function mailingLink(url: string): { mailing: Mailing; access: string; isDone: boolean } | null {
  const { searchParams } = new URL(url)
  const mailing = MAILINGS.find((name) => searchParams.get(name))
  const access = mailing && searchParams.get(mailing)
  if (!mailing || !access) return null
  return { mailing, access, isDone: access === DONE }
}

/**
 * Ends the mails of a kind for the address that the link was mailed to (303), or returns the error: `link` (404), `unavailable`
 * (503). A mail program that sends the POST of RFC 8058 follows no redirect: it gets 200.
 */
export async function endMailing(
  { mailing, access }: { mailing: Mailing; access: string },
  form: FormData,
  { backend, visitor }: Needs<'backend' | 'visitor'>,
) {
  const body = { access: access.slice(0, 1000) }
  try {
    await backend.call(END_CALLS[mailing], { body })
  } catch (error) {
    if (isOutage(error)) return data({ error: 'unavailable' } as const, 503)
    if (!(error instanceof BackendError)) throw error
    return data({ error: 'link' } as const, 404)
  }
  if (form.get('List-Unsubscribe') === 'One-Click') return data({ ended: mailing })
  return redirect(`${href('unsubscribe', visitor.language)}?${mailing}=${DONE}`, 303)
}

/**
 * Ends the newsletter of a typed address (303). The answer does not tell whether the address had one. Returns the errors with the
 * address: 400 for an invalid one, 429 after too many, 503 in an outage.
 */
export async function endByAddress(form: FormData, { backend, visitor, services }: Needs<'backend' | 'visitor' | 'services'>) {
  const submission = parseForm(form, EmailFields)
  if (submission.status !== 'success') return refuseForm(END_FORM, form, submission.error ?? {}, 400)
  const attempt = await services.attempts.begin('end-newsletter', LIMIT)
  if (!attempt.allowed) return refuseForm(END_FORM, form, { '': ['myOrder.error.tooMany'] }, 429)
  try {
    await backend.call('endNewsletterOf', { body: submission.value })
  } catch (error) {
    if (!isOutage(error)) throw error
    await attempt.takeBack()
    return refuseForm(END_FORM, form, { '': ['newsletter.error.unavailable'] }, 503)
  }
  return redirect(`${href('unsubscribe', visitor.language)}?newsletter=${DONE}`, 303)
}
