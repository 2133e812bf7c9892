import { CHALLENGE_LIFE_MS } from '../commerce/contract/lifetimes'
import { MAX_PASSWORD_LENGTH } from '../commerce/contract/limits'
import { BackendError } from '../commerce/backend-error'
import type { PersonalEndpoint } from '../server/endpoint.server'
import { readForm } from '../forms/read-form.server'
import type { FormError } from '../forms/form-errors'
import { forgottenCookie, privateCookie, readPrivateCookie } from '../server/private-cookie.server'
import type { Needs } from '../server/request-context.server'

const LIFE_S = CHALLENGE_LIFE_MS / 1000
const COOKIE = 'passkey'

/**
 * Limits per address in 10 minutes: 120 challenges for logins, because each opened dialog asks for one, and 5 for new passkeys,
 * because each of those tells whether a password is right.
 */
const LOGIN_CHALLENGE = 'passkey-challenge'
const LOGIN_LIMIT = { max: 120, windowMs: 10 * 60_000 }
const CREATION_LIMIT = { max: 5, windowMs: 10 * 60_000 }

const NO_STORE = { 'cache-control': 'no-store' }

const REFUSALS: Readonly<Record<string, FormError>> = {
  'password-wrong': 'login.error.current',
  'passkeys-full': 'profile.passkeys.error.full',
}

/** The options of a login with a passkey, as JSON; 429 after too many. */
export const passkeyChallenge: PersonalEndpoint = async ({ context }) => {
  const attempt = await context.services.attempts.begin(LOGIN_CHALLENGE, LOGIN_LIMIT)
  if (!attempt.allowed) return new Response(null, { status: 429 })
  const { answer } = await context.logins.callWith(null)('passkeyChallenge', { body: {} })
  return withChallenge(answer, context)
}

/**
 * The options of a new passkey of the customer, whose password the form has; or `{error}`: 400 for a wrong password, 409 for too
 * many passkeys, 429 after too many tries.
 */
export const newPasskeyChallenge: PersonalEndpoint = async ({ request, context }) => {
  const refuse = (error: FormError, status: number) => Response.json({ error }, { status, headers: NO_STORE })
  const password = (await readForm(request)).get('password')
  if (typeof password !== 'string' || password === '') return refuse('checkout.error.required', 400)
  if (password.length > MAX_PASSWORD_LENGTH) return refuse('login.error.current', 400)
  const attempt = await context.services.attempts.begin('passkey-password', CREATION_LIMIT)
  if (!attempt.allowed) return refuse('myOrder.error.tooMany', 429)
  try {
    const { answer } = await context.backend.call('newPasskeyChallenge', { body: { password } })
    await attempt.takeBack()
    return withChallenge(answer, context)
  } catch (error) {
    const reason = error instanceof BackendError ? REFUSALS[error.code] : undefined
    if (reason === undefined) throw error
    return refuse(reason, reason === 'login.error.current' ? 400 : 409)
  }
}

/** The challenge that this browser must answer; null without one. Reading it deletes the cookie. */
export function takeChallenge(request: Request, context: Needs<'reply' | 'services'>): string | null {
  const challenge = readPrivateCookie(request, COOKIE, context.services.publicOrigin)
  if (challenge !== null) context.reply.cookies.push(...forgottenCookie(COOKIE, context.services.publicOrigin))
  return challenge
}

/** A challenge that has led to a login does not count, so that many customers can share an address. */
export async function giveBackChallenge({ services }: Needs<'services'>): Promise<void> {
  await services.attempts.takeBack(LOGIN_CHALLENGE)
}

/** The cookie binds the challenge to this browser: no other browser can answer it. */
function withChallenge(options: { challenge: string }, context: Needs<'reply' | 'services'>): Response {
  context.reply.cookies.push(privateCookie(COOKIE, options.challenge, LIFE_S, context.services.publicOrigin))
  return Response.json(options, { headers: NO_STORE })
}
