import { BackendError, isOutage } from '../commerce/backend-error'
import type { Needs } from '../server/request-context.server'
import type { OpenedInvitation } from './invitation-link.server'

/**
 * The outcome of the link of a review invitation: the form with its order known, or the usual form because it is not
 * valid any more. Null without such a link. `mark` is the digest for pages that were open before its name changed.
 */
export type Invitation = { digest: string; mark: string; order: string | null } | 'expired'

/**
 * Reads the opened link. In an outage the form is shown without the number of the order, and can be sent once the backend answers
 * again.
 */
export async function loadInvitation(
  opened: OpenedInvitation | null,
  productId: number,
  { backend }: Needs<'backend'>,
): Promise<Invitation | null> {
  if (opened === null) return null
  const { digest, token } = opened
  if (token === null) return 'expired'
  try {
    const { answer } = await backend.call('reviewInvitation', { body: { token, product_id: productId } })
    return { digest, mark: digest, order: answer.order_number }
  } catch (error) {
    if (isOutage(error)) return { digest, mark: digest, order: null }
    if (!(error instanceof BackendError)) throw error
    return 'expired'
  }
}
