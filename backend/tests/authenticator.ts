import { isoCBOR } from '@simplewebauthn/server/helpers'
import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'

/** The page at which a test's authenticator answers, if it is not the shop's own. */
type Answering = { origin?: string; rpID?: string; isVerified?: boolean }

const ORIGIN = 'https://shop.example'
const FLAGS = { present: 0x01, verified: 0x04, credential: 0x40 }

/**
 * An authenticator with one passkey (ES256), which answers challenges as a browser hands them on.
 * `counts`: its counter grows with each answer.
 */
export function openAuthenticator({ counts = true } = {}) {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const id = randomBytes(32)
  let counter = 0
  const dataOf = ({ rpID = 'shop.example', isVerified = true }: Answering, withKey: boolean) => {
    if (counts) counter += 1
    const flags = FLAGS.present + (isVerified ? FLAGS.verified : 0) + (withKey ? FLAGS.credential : 0)
    const head = Buffer.alloc(5)
    head.writeUInt8(flags)
    head.writeUInt32BE(counter, 1)
    return Buffer.concat([createHash('sha256').update(rpID).digest(), head, ...(withKey ? [keyData()] : [])])
  }
  const keyData = () => {
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
    const cose = new Map<string | number, number | Uint8Array<ArrayBuffer>>([
      ...([
        [1, 2],
        [3, -7],
        [-1, 1],
      ] as const),
      [-2, bytes(Buffer.from(x, 'base64url'))],
      [-3, bytes(Buffer.from(y, 'base64url'))],
    ])
    const length = Buffer.alloc(2)
    length.writeUInt16BE(id.length)
    return Buffer.concat([Buffer.alloc(16), length, id, isoCBOR.encode(cose)])
  }
  const common = { id: id.toString('base64url'), rawId: id.toString('base64url'), type: 'public-key', clientExtensionResults: {} }
  return {
    id: common.id,
    /** A new passkey for the challenge. */
    create(challenge: string, answering: Answering = {}) {
      const attestation = new Map<string | number, string | Uint8Array<ArrayBuffer> | Map<string | number, string>>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', bytes(dataOf(answering, true))],
      ])
      const attestationObject = Buffer.from(isoCBOR.encode(attestation))
      return {
        ...common,
        response: {
          clientDataJSON: clientData('webauthn.create', challenge, answering).toString('base64url'),
          attestationObject: attestationObject.toString('base64url'),
          transports: ['internal'],
        },
      }
    },
    /** The answer that logs in. */
    answer(challenge: string, answering: Answering & { userHandle?: string } = {}) {
      const client = clientData('webauthn.get', challenge, answering)
      const data = dataOf(answering, false)
      const signed = Buffer.concat([data, createHash('sha256').update(client).digest()])
      return {
        ...common,
        response: {
          clientDataJSON: client.toString('base64url'),
          authenticatorData: data.toString('base64url'),
          signature: sign('sha256', signed, privateKey).toString('base64url'),
          ...(answering.userHandle !== undefined && { userHandle: answering.userHandle }),
        },
      }
    },
  }
}

function clientData(type: string, challenge: string, { origin = ORIGIN }: Answering): Buffer {
  return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))
}

const bytes = (buffer: Buffer): Uint8Array<ArrayBuffer> => new Uint8Array(buffer)
