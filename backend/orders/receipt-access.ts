import { subjectTokens } from '../accounts/subject-token'
import type { Services } from '../services'

/** The receipt of an order opens for 24 hours in any browser that has the link. */
const tokens = subjectTokens('kraftcell-receipt', 24 * 3600)

/**
 * The access token of an order's receipt: for the link that leads back from the payment, possibly in the browser of a bank's app.
 */
export const signReceiptAccess = tokens.sign

/** Whether the token opens the receipt of this order now. */
export async function opensReceipt(
  token: string,
  orderId: string,
  services: Pick<Services, 'now' | 'signingKey'>,
): Promise<boolean> {
  return (await tokens.read(token, services)) === orderId
}
