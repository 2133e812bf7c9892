import { z } from 'zod'
import { MAX_PASSWORD_LENGTH } from './limits'
import { Tokens } from './account'
import { NoQuery } from './query'

const MailedToken = z.object({ token: z.string().min(1).max(100) })

/**
 * The state of a change of the e-mail address, as one of its two links sees it: `asked` until that link is confirmed,
 * `waiting` until the other one is, then `done`. `stopped`: by the customer, by the old address, or because the new one has an
 * account by now. `over`: not confirmed in time.
 */
const State = z.enum(['asked', 'waiting', 'done', 'stopped', 'over'])

/** `side`: the address that the link was mailed to. `email`: the new address. */
const LinkInfo = z.object({ state: State, side: z.enum(['old', 'new']), email: z.email() })
export type EmailChangeLink = z.infer<typeof LinkInfo>

/** The open change of a customer. */
const Pending = z.object({
  email: z.email(),
  expires_at: z.iso.datetime(),
  old_confirmed: z.boolean(),
  new_confirmed: z.boolean(),
})

/**
 * Calls of our own about a change of the e-mail address of an account. A part of `calls`.
 * The first three are made by the customer.
 *
 * - GET /api/account/email-change: the open change; null without one.
 * - POST /api/account/email-change: mails a link to the address of the account and one to the new address, valid for 24 hours.
 *   The answer does not tell whether the new address has an account: the mail to it does. It replaces an open change. 403
 *   `password-wrong`, 422 `email-same`, 409 `email-changes` after 5 in 24 hours.
 * - POST /api/account/email-change/stop: stops the open change. Idempotent.
 * - POST /api/email-changes/info: what the token of a mailed link stands for. 404 for an unknown one, here and below.
 * - POST /api/email-changes/confirmation: confirms the link. The second of both makes the change, and ends all logins of the
 *   account; the caller who is logged in to it gets the `tokens` of a new one. Idempotent.
 * - POST /api/email-changes/stop: the old address stops the change (404 for a link to the new one).
 *   Idempotent; a change that is done stays done.
 */
export const emailChangeCalls = {
  pendingEmailChange: {
    method: 'GET',
    path: '/api/account/email-change',
    query: NoQuery,
    answer: z.object({ pending: Pending.nullable() }),
  },
  requestEmailChange: {
    method: 'POST',
    path: '/api/account/email-change',
    query: NoQuery,
    body: z.object({ email: z.email().max(254), password: z.string().min(1).max(MAX_PASSWORD_LENGTH) }),
    answer: z.null(),
  },
  stopOwnEmailChange: {
    method: 'POST',
    path: '/api/account/email-change/stop',
    query: NoQuery,
    body: z.object({}),
    answer: z.null(),
  },
  emailChangeInfo: { method: 'POST', path: '/api/email-changes/info', query: NoQuery, body: MailedToken, answer: LinkInfo },
  confirmEmailChange: {
    method: 'POST',
    path: '/api/email-changes/confirmation',
    query: NoQuery,
    body: MailedToken,
    answer: LinkInfo.extend({ tokens: Tokens.nullable() }),
  },
  stopEmailChange: { method: 'POST', path: '/api/email-changes/stop', query: NoQuery, body: MailedToken, answer: LinkInfo },
} as const
