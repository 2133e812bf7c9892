import { redirect } from '@remix-run/node'
import { isOutage } from '../commerce/backend-error'
import { UsedCredential } from '../commerce/contract/passkey'
import { refuseForm } from '../forms/refuse-form.server'
import { withoutLogin } from '../login/login-mode'
import { PASSKEY_FORM } from '../login/login-forms'
import type { Needs } from '../server/request-context.server'
import { authenticate } from '../server/security/token-strategy.server'
import { accountStrategy } from './account-strategy.server'
import { logIn } from './log-in.server'
import { nextPath } from './next-path.server'
import { giveBackChallenge, takeChallenge } from './passkey-challenge.server'
import { readCredential } from './passkey-credential.server'

/** Limit of refused passkeys per address, the same as for wrong passwords. */
const WRONG_LIMIT = { max: 5, windowMs: 60_000 }

/**
 * Logs in with a passkey and leads back to where the shopper was (303). Otherwise returns the error for the form: 400 for an
 * answer that does not fit, 429 after too many, 503 in an outage.
 */
export async function handlePasskeyLogin(
  form: FormData,
  request: Request,
  context: Needs<'logins' | 'reply' | 'services' | 'session' | 'visitor'>,
) {
  const challenge = takeChallenge(request, context)
  const credential = readCredential(form, UsedCredential)
  // The passkey's answer cannot be used a second time.
  form.delete('credential')
  const refuse = (error: 'passkey' | 'tooMany' | 'unavailable', status: number) =>
    refuseForm(PASSKEY_FORM, form, { '': [`login.error.${error}`] }, status)
  if (challenge === null || credential === null) return refuse('passkey', 400)
  const { attempts, log, publicOrigin } = context.services
  const attempt = await attempts.begin('passkey-login', WRONG_LIMIT)
  if (!attempt.allowed) return refuse('tooMany', 429)
  try {
    const login = await authenticate(accountStrategy({ challenge, credential }, context), new Request(publicOrigin), log)
    if (login === null) return refuse('passkey', 400)
    await attempt.takeBack()
    await giveBackChallenge(context)
    await logIn(login, context)
  } catch (error) {
    if (!isOutage(error)) throw error
    await attempt.takeBack()
    return refuse('unavailable', 503)
  }
  return redirect(withoutLogin(nextPath(form, context)), 303)
}
