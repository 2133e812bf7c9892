import type { PublicKeyCredentialCreationOptionsJSON, PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/browser'
import { type Guard, isText, isListOf, shapeOf } from '../commerce/guard'

const isChallenge = (value: unknown) => shapeOf<{ challenge: string }>({ challenge: isText })(value)

/** The server's options of a login by passkey. */
const isLoginOptions: Guard<PublicKeyCredentialRequestOptionsJSON> = (value) => isChallenge(value)

const isNew = shapeOf<Pick<PublicKeyCredentialCreationOptionsJSON, 'rp' | 'user' | 'pubKeyCredParams'>>({
  rp: shapeOf<{ name: string }>({ name: isText }),
  user: shapeOf<PublicKeyCredentialCreationOptionsJSON['user']>({ id: isText, name: isText, displayName: isText }),
  pubKeyCredParams: isListOf(
    (value): value is PublicKeyCredentialCreationOptionsJSON['pubKeyCredParams'][number] => typeof value === 'object',
  ),
})

/** The server's options of a new passkey. */
export const isCreationOptions: Guard<PublicKeyCredentialCreationOptionsJSON> = (
  value,
): value is PublicKeyCredentialCreationOptionsJSON => isChallenge(value) && isNew(value)

/** The error when a login by passkey could not begin. */
export type PasskeyFailure = 'login.error.passkey' | 'login.error.tooMany'

/** The options in the server's answer, or why there are none. */
export async function readOptions(answer: Response): Promise<PublicKeyCredentialRequestOptionsJSON | PasskeyFailure> {
  if (answer.status === 429) return 'login.error.tooMany'
  const options: unknown = answer.ok ? await answer.json() : null
  return isLoginOptions(options) ? options : 'login.error.passkey'
}

/** The browser's error name for a ceremony that the shopper cancelled; it is not reported. */
export function isBrokenOff(error: unknown): boolean {
  return error instanceof Error && (error.name === 'NotAllowedError' || error.name === 'AbortError')
}
