import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Redis } from '../storage/redis.server'
import { SessionsAway } from '../storage/session-faults.server'
import { REFRESH_GRACE_MS } from '../../commerce/contract/lifetimes'
import { IssuedTokens, type SharedRefreshes } from './shared-refreshes.server'

/** Milliseconds after which another process takes over the exchange of a token, because the first may have ended. */
const LEASE_MS = 4000
const PAUSE_MS = 25

/**
 * The same among all processes on one Redis: the first one exchanges the token, the others wait for what it gets. The new tokens
 * are stored encrypted under a key that is derived from the former one, which Redis never has. Without Redis each process
 * exchanges it by itself: the backend gives the same tokens again (decision 036).
 */
export function createRedisRefreshes(redis: Redis, inProcess: SharedRefreshes): SharedRefreshes {
  return (token, exchange) => inProcess(token, () => exchangeOnce(redis, token, exchange))
}

async function exchangeOnce(redis: Redis, token: string, exchange: () => Promise<IssuedTokens>): Promise<IssuedTokens> {
  const name = `kraftcell:refresh:${createHash('sha256').update(`refresh ${token}`).digest('base64url')}`
  const turn = await takeTurn(redis, name, token)
  if (turn !== 'mine') return turn ?? exchange()
  try {
    const tokens = await exchange()
    await unlessAway(
      redis.ask((client) =>
        client.set(`${name}:tokens`, sealed(tokens, token), { expiration: { type: 'PX', value: REFRESH_GRACE_MS } }),
      ),
    )
    return tokens
  } finally {
    await unlessAway(redis.ask((client) => client.del(name)))
  }
}

/**
 * `mine`: this process must exchange the token. Otherwise the tokens that another process got; null while Redis is unavailable.
 */
async function takeTurn(redis: Redis, name: string, token: string): Promise<IssuedTokens | 'mine' | null> {
  const until = performance.now() + 2 * LEASE_MS
  const readTokens = () => unlessAway(redis.ask((client) => client.get(`${name}:tokens`)))
  while (performance.now() < until) {
    const kept = await readTokens()
    if (kept === null) return null
    if (kept.answer !== null) return opened(kept.answer, token)
    const taken = await unlessAway(
      redis.ask((client) => client.set(name, '1', { condition: 'NX', expiration: { type: 'PX', value: LEASE_MS } })),
    )
    if (taken === null) return null
    if (taken.answer !== null) {
      // The other process may have finished since the first look: it stores its tokens before it releases the turn.
      const left = await readTokens()
      if (left === null || left.answer === null) return 'mine'
      await unlessAway(redis.ask((client) => client.del(name)))
      return opened(left.answer, token)
    }
    await sleep(PAUSE_MS)
  }
  return null
}

/** The answer of Redis; null while it is away. */
async function unlessAway<T>(asked: Promise<T>): Promise<{ answer: T } | null> {
  try {
    return { answer: await asked }
  } catch (error) {
    if (!(error instanceof SessionsAway)) throw error
    return null
  }
}

const keyOf = (token: string) => new Uint8Array(hkdfSync('sha256', token, '', 'kraftcell-shared-refresh', 32))

/** Nonce, tag and text of AES-256-GCM, in base64url with dots between them. */
function sealed(tokens: IssuedTokens, token: string): string {
  const nonce = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', keyOf(token), nonce)
  const text = Buffer.concat([cipher.update(JSON.stringify(tokens), 'utf8'), cipher.final()])
  return [nonce, cipher.getAuthTag(), text].map((part) => part.toString('base64url')).join('.')
}

/** Null for a text that this token does not decrypt. */
function opened(text: string, token: string): IssuedTokens | null {
  const [nonce, tag, body] = text.split('.').map((part) => Buffer.from(part, 'base64url'))
  if (nonce === undefined || tag === undefined || body === undefined) return null
  try {
    const decipher = createDecipheriv('aes-256-gcm', keyOf(token), nonce).setAuthTag(tag)
    return IssuedTokens.parse(JSON.parse(Buffer.concat([decipher.update(body), decipher.final()]).toString('utf8')))
  } catch {
    // The answer was not encrypted with this token, so it is ignored, and the exchange itself decides.
    return null
  }
}
