import { data, redirect } from '@remix-run/node'
import { BackendError, isOutage } from '../commerce/backend-error'
import { href } from '../routing/href'
import type { Needs } from '../server/request-context.server'

const DONE = 'done'

/**
 * The access token in the link of a stock notice (`?stock=`), and whether the notices are ended. Null without such a link: the page is then
 * about the newsletter.
 */
export function noticesLink(url: string): { access: string; isDone: boolean } | null {
  const access = new URL(url).searchParams.get('stock')
  return access === null ? null : { access, isDone: access === DONE }
}

/** Ends all stock notices of the address that the link was mailed to (303), or answers why not: `link` (404), `unavailable` (503). */
export async function endNotices(access: string, { backend, visitor }: Needs<'backend' | 'visitor'>) {
  try {
    await backend.call('endStockNotifications', { body: { access } })
  } catch (error) {
    if (isOutage(error)) return data({ error: 'unavailable' } as const, 503)
    if (!(error instanceof BackendError)) throw error
    return data({ error: 'link' } as const, 404)
  }
  return redirect(`${href('unsubscribe', visitor.language)}?stock=${DONE}`, 303)
}
