import type { TestShop as TestBackend } from '../../../backend/tests/test-shop'

/** The calls of the frame of every page, which each new shop makes again. They read nothing of `SHOPPERS_TABLES`. */
const FRAME = /^\/api\/(?:widget-by-slug\/|strings\?|product-categories\?|current-deal\?|next-delivery\?)/

/** Tables that are written all the time, and never read for the frame. */
const SHOPPERS_TABLES = [
  'account_carts',
  'jobs',
  'order_events',
  'order_lines',
  'orders',
  'payment_attempts',
  'payment_events',
  'refresh_tokens',
]
const CHANGES_NO_FRAME = new RegExp(
  `^\\s*(?:select\\b|(?:insert into|update|delete from) "(?:${SHOPPERS_TABLES.join('|')})"(?:\\s|$))`,
  'i',
)

type Kept = { now: number; answers: Map<string, { body: string; init: ResponseInit }> }

const keptOf = new WeakMap<TestBackend, Kept>()

/**
 * Asks the backend. The answer to a call of the frame is kept for the next shop over the same backend, until the clock moves or a
 * statement may change what it says: half of the calls of the request tests are those, because each test has a shop of its own.
 */
export async function askBackend(backend: TestBackend, path: string, init: RequestInit = {}): Promise<Response> {
  // On a server, unlike in an embedded database, an answer may be read while a transaction that has changed it is open.
  const mayKeep = process.env.TEST_DATABASE_URL === undefined && init.method === 'GET' && FRAME.test(path)
  if (!mayKeep || new Headers(init.headers).has('authorization')) return backend.fetch(path, init)
  const { answers } = currentlyKept(backend)
  const known = answers.get(path)
  if (known !== undefined) return new Response(known.body, known.init)
  const answer = await backend.fetch(path, init)
  if (answer.status !== 200) return answer
  const read = { body: await answer.text(), init: { headers: [...answer.headers] } }
  answers.set(path, read)
  return new Response(read.body, read.init)
}

function currentlyKept(backend: TestBackend): Kept {
  const now = backend.clock.now.getTime()
  const known = keptOf.get(backend)
  if (known?.now === now) return known
  const kept = { now, answers: new Map() }
  keptOf.set(backend, kept)
  backend.onStatement = (text) => {
    if (!CHANGES_NO_FRAME.test(text)) keptOf.delete(backend)
  }
  return kept
}
