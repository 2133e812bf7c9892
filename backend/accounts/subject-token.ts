import { jwtVerify, SignJWT } from 'jose'
import type { Services } from '../services'

type Signing = Pick<Services, 'now' | 'signingKey'>

/**
 * Signed tokens that name one subject, for links. Each purpose has an issuer of its own, so that a token of one purpose opens
 * nothing of another. A token is the same each time it is signed for the same subject and second of issue.
 */
export function subjectTokens(issuer: string, lifeSeconds: number) {
  return {
    sign: (subject: string, issuedAt: Date, { signingKey }: Pick<Signing, 'signingKey'>): Promise<string> =>
      new SignJWT()
        .setProtectedHeader({ alg: 'HS256' })
        .setSubject(subject)
        .setIssuer(issuer)
        .setExpirationTime(Math.floor(issuedAt.getTime() / 1000) + lifeSeconds)
        .sign(signingKey),
    /** The subject of a token; null when it is forged, expired or of another purpose. */
    async read(token: string, { now, signingKey }: Signing): Promise<string | null> {
      try {
        const { payload } = await jwtVerify(token, signingKey, { issuer, algorithms: ['HS256'], currentDate: now() })
        return payload.sub ?? null
      } catch {
        // The caller does not need the reason: the token is not valid.
        return null
      }
    },
  }
}
