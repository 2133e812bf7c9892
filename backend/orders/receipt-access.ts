import { jwtVerify, SignJWT } from 'jose'
import type { Services } from '../services'

/** Seconds in which the receipt of an order opens in any browser that has the link. */
const ACCESS_SECONDS = 24 * 3600
const ISSUER = 'kraftcell-receipt'

type Signing = Pick<Services, 'now' | 'signingKey'>

/**
 * The access token of an order's receipt: for the link that leads back from the payment, maybe in the browser of a bank's app. It is the same each
 * time it is made for the same order and time of issue.
 */
export function signReceiptAccess(orderId: string, issuedAt: Date, { signingKey }: Pick<Signing, 'signingKey'>): Promise<string> {
  const issued = Math.floor(issuedAt.getTime() / 1000)
  return new SignJWT()
    .setProtectedHeader({ alg: 'HS256' })
    .setSubject(orderId)
    .setIssuer(ISSUER)
    .setExpirationTime(issued + ACCESS_SECONDS)
    .sign(signingKey)
}

/** Whether the token opens the receipt of this order now. */
export async function opensReceipt(token: string, orderId: string, { now, signingKey }: Signing): Promise<boolean> {
  try {
    const { payload } = await jwtVerify(token, signingKey, { issuer: ISSUER, algorithms: ['HS256'], currentDate: now() })
    return payload.sub === orderId
  } catch {
    // The caller does not need the reason: the token is not valid.
    return false
  }
}
