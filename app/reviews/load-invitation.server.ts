import { BackendError, isOutage } from '../commerce/backend-error'
import type { Needs } from '../server/request-context.server'
import { INVITATION } from './invitation'

/** The outcome of the link of a review invitation: the form with its order known, or the usual form because it is not valid any more. Null without such a link. */
export type Invitation = { token: string; order: string | null } | 'expired'

/**
 * Reads the link in the URL `address` of a product page. In an outage the form is shown without the number of the order: what is typed there can be sent once the backend
 * answers.
 */
export async function loadInvitation(
  address: string,
  productId: number,
  { backend }: Needs<'backend'>,
): Promise<Invitation | null> {
  const token = new URL(address).searchParams.get(INVITATION)?.slice(0, 1000) ?? ''
  if (token === '') return null
  try {
    const { answer } = await backend.call('reviewInvitation', { body: { token, product_id: productId } })
    return { token, order: answer.order_number }
  } catch (error) {
    if (isOutage(error)) return { token, order: null }
    if (!(error instanceof BackendError)) throw error
    return 'expired'
  }
}
