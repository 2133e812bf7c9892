import { isSameSecret } from '../http/same-secret'
import { type Attempt, WebhookRefusal } from '../interfaces/provider'

/** The token of an attempt, null when there is no such attempt. */
export type TokenOf = (attemptId: string) => Promise<string | null>

/** The notification URL for providers that do not sign: it carries the attempt and its token. */
export function notificationUrl(notify: string, attempt: Pick<Attempt, 'id' | 'token'>): string {
  const url = new URL(notify)
  url.searchParams.set('attempt', attempt.id)
  url.searchParams.set('token', attempt.token)
  return url.href
}

/** The attempt that a notification URL names; throws a WebhookRefusal when its token is wrong. */
export async function verifyNotification(query: URLSearchParams, tokenOf: TokenOf): Promise<{ id: string }> {
  const id = query.get('attempt') ?? ''
  const expected = await tokenOf(id)
  if (expected === null || !isSameSecret(query.get('token') ?? '', expected))
    throw new WebhookRefusal('The token of the notification is wrong')
  return { id }
}
