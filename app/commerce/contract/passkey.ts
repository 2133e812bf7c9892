import { z } from 'zod'
import { MAX_PASSWORD_LENGTH } from './limits'
import { Tokens } from './account'
import { NoQuery } from './query'

const Base64Url = z
  .string()
  .max(20_000)
  .regex(/^[\w-]*$/)
const Challenge = z.string().min(16).max(200)
/** The ways in which a browser reaches an authenticator (WebAuthn level 3, AuthenticatorTransport). */
export const Transport = z.enum(['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb'])
const Transports = z.array(Transport).catch([])

const credential = <Response extends z.ZodRawShape>(response: Response) =>
  z.object({
    id: Base64Url.min(1).max(2000),
    rawId: Base64Url,
    type: z.literal('public-key'),
    clientExtensionResults: z.object({}).default({}),
    response: z.object({ clientDataJSON: Base64Url, ...response }),
  })

/** A browser's answer to a challenge (WebAuthn level 3, RegistrationResponseJSON and AuthenticationResponseJSON). */
export const NewCredential = credential({ attestationObject: Base64Url, transports: Transports.default([]) })
export const UsedCredential = credential({
  authenticatorData: Base64Url,
  signature: Base64Url,
  userHandle: Base64Url.nullish().transform((given) => given ?? undefined),
})

/** The options of a login: the customer is not known yet, so that the browser offers all passkeys of the shop. */
const RequestOptions = z.object({
  challenge: Challenge,
  rpId: z.string(),
  timeout: z.number(),
  userVerification: z.literal('required'),
})

/** The options of a new passkey. */
const CreationOptions = z.object({
  challenge: Challenge,
  timeout: z.number(),
  attestation: z.literal('none'),
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: Base64Url, name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.object({ type: z.literal('public-key'), alg: z.number().int() })),
  excludeCredentials: z.array(z.object({ id: Base64Url, type: z.literal('public-key'), transports: Transports.optional() })),
  authenticatorSelection: z.object({
    residentKey: z.literal('required'),
    requireResidentKey: z.literal(true),
    userVerification: z.literal('required'),
  }),
})

const OwnPasskey = z.object({
  id: Base64Url,
  name: z.string(),
  created_at: z.iso.datetime(),
  used_at: z.iso.datetime().nullable(),
})
export type OwnPasskey = z.infer<typeof OwnPasskey>

/**
 * Calls of our own about passkeys (WebAuthn; decision 048). A part of `calls`. The last four are made by the customer. A
 * challenge is valid for 5 minutes and for one answer.
 *
 * - POST /api/auth/passkey-challenges: the options of a login.
 * - POST /api/auth/passkey-login: logs in, with the challenge and what the browser answered.
 *   401 for everything that does not fit.
 * - GET /api/auth/passkeys: the customer's passkeys, newest first.
 * - POST /api/auth/passkeys/challenges: the options of a new one. 403 `password-wrong`, 409 `passkeys-full` when there are 20.
 * - POST /api/auth/passkeys: stores it. 422 `passkey-invalid` when it does not fit the challenge, 409
 *   `passkey-known` when it is stored already.
 * - POST /api/auth/passkeys/removal: removes one. Idempotent.
 */
export const passkeyCalls = {
  passkeyChallenge: {
    method: 'POST',
    path: '/api/auth/passkey-challenges',
    query: NoQuery,
    body: z.object({}),
    answer: RequestOptions,
  },
  passkeyLogin: {
    method: 'POST',
    path: '/api/auth/passkey-login',
    query: NoQuery,
    body: z.object({ challenge: Challenge, credential: UsedCredential }),
    answer: Tokens,
  },
  ownPasskeys: { method: 'GET', path: '/api/auth/passkeys', query: NoQuery, answer: z.array(OwnPasskey) },
  newPasskeyChallenge: {
    method: 'POST',
    path: '/api/auth/passkeys/challenges',
    query: NoQuery,
    body: z.object({ password: z.string().min(1).max(MAX_PASSWORD_LENGTH) }),
    answer: CreationOptions,
  },
  addPasskey: {
    method: 'POST',
    path: '/api/auth/passkeys',
    query: NoQuery,
    body: z.object({ challenge: Challenge, name: z.string().min(1).max(60), credential: NewCredential }),
    answer: z.null(),
  },
  removePasskey: {
    method: 'POST',
    path: '/api/auth/passkeys/removal',
    query: NoQuery,
    body: z.object({ id: Base64Url.min(1).max(2000) }),
    answer: z.null(),
  },
} as const
