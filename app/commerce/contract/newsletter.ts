import { z } from 'zod'
import { NoQuery } from './query'

const Email = z.email().max(254)

const Choice = z.object({ wanted: z.boolean() })

/** The token of a link that a mail carries. */
const MailedToken = z.object({ token: z.string().min(1).max(100) })

/**
 * Calls of our own about the newsletter (spec section 2, Footer and Unsubscribe). A part of `calls`.
 *
 * - POST /api/newsletter/requests: mails a one-time link that begins the newsletter of the store of the call. The answer is the
 *   same for an address that has the newsletter already: nothing is mailed then.
 * - POST /api/newsletter/confirmations: begins the newsletter with the token of that link. Idempotent. 404
 *   when the link is not valid any more.
 * - POST /api/newsletter/end: ends the newsletter of the address that a newsletter was mailed to; `access` is the token of its
 *   link. Idempotent. 404 when the token is not valid.
 * - POST /api/newsletter/end-address: ends the newsletter of an address in every store. The answer does
 *   not tell whether the address had one.
 * - GET /api/account/newsletter: whether the address of the calling customer has the newsletter of the store of the call.
 * - PUT /api/account/newsletter: begins or ends it. An address that was never confirmed by a mailed link is mailed one first, and
 *   `wanted` is still false. Idempotent.
 */
export const newsletterCalls = {
  requestNewsletter: {
    method: 'POST',
    path: '/api/newsletter/requests',
    query: NoQuery,
    body: z.object({ email: Email }),
    answer: z.null(),
  },
  confirmNewsletter: {
    method: 'POST',
    path: '/api/newsletter/confirmations',
    query: NoQuery,
    body: MailedToken,
    answer: z.null(),
  },
  endNewsletter: {
    method: 'POST',
    path: '/api/newsletter/end',
    query: NoQuery,
    body: z.object({ access: z.string().min(1).max(1000) }),
    answer: z.null(),
  },
  endNewsletterOf: {
    method: 'POST',
    path: '/api/newsletter/end-address',
    query: NoQuery,
    body: z.object({ email: Email }),
    answer: z.null(),
  },
  ownNewsletter: { method: 'GET', path: '/api/account/newsletter', query: NoQuery, answer: Choice },
  chooseNewsletter: { method: 'PUT', path: '/api/account/newsletter', query: NoQuery, body: Choice, answer: Choice },
} as const
