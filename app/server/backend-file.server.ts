import { BackendError } from '../commerce/backend-error'
import { retryAfter } from '../commerce/retry-after'
import type { Store } from '../store/store'
import type { ResourceRequest } from './endpoint.server'

const FORWARDED_HEADERS = ['content-type', 'content-length', 'content-disposition', 'cache-control', 'etag', 'last-modified']
const TIMEOUT_MS = 5000

/** A file of the backend as it was answered. */
type BackendFile = Pick<Response, 'status' | 'headers'> & { body: ArrayBuffer }

type FileServices = Pick<ResourceRequest['services'], 'fetch' | 'backendUrl'>
type FileOptions = { type: RegExp; policy?: string; store: Pick<Store, 'language' | 'storeId'> }

/**
 * Proxies a file of the backend, which browsers cannot reach; 404 if it is missing. The call has the locale and store
 * id of `store` (spec section 7). `policy` becomes its Content-Security-Policy. Throws as `fetchFile` does.
 */
export async function backendFile(
  { request, url, services }: Pick<ResourceRequest, 'request' | 'url'> & { services: FileServices },
  { type, policy, store }: FileOptions,
): Promise<Response> {
  const headers = new Headers()
  const tag = request.headers.get('if-none-match')
  if (tag !== null) headers.set('if-none-match', tag)
  const asked = new URLSearchParams(url.search)
  asked.set('locale', store.language)
  asked.set('sid', String(store.storeId))
  const file = await fetchFile(services, `${url.pathname}?${asked.toString()}`, type, headers)
  if (file === null) return new Response(null, { status: 404 })
  const kept = new Headers(FORWARDED_HEADERS.flatMap((name) => pair(name, file.headers.get(name))))
  // fetch has decompressed the body, so its length has changed.
  if (file.headers.has('content-encoding')) kept.delete('content-length')
  if (policy !== undefined) kept.set('content-security-policy', policy)
  return new Response(file.status === 304 ? null : file.body, { status: file.status, headers: kept })
}

/**
 * A file of the backend, or its 304; null for a missing one and for a redirect, which may lead anywhere. Throws a
 * BackendError in an outage, also one in the middle of the file, and for an answer whose content type is not
 * `type`, such as the error page of a proxy.
 */
export async function fetchFile(
  { fetch, backendUrl }: FileServices,
  path: string,
  type: RegExp,
  headers: Headers = new Headers(),
): Promise<BackendFile | null> {
  const signal = AbortSignal.timeout(TIMEOUT_MS)
  const answer = await fetch(new URL(path, backendUrl), { headers, signal, redirect: 'manual' }).catch(unavailable(path))
  // 429 (busy) counts as an outage, because the file is not missing.
  if (answer.status >= 500 || answer.status === 429)
    throw new BackendError('unavailable', path, `status ${answer.status}`, answer.status, '', {
      retryAfter: retryAfter(answer.headers, Date.now()),
    })
  if (!answer.ok && answer.status !== 304) return null
  const given = answer.headers.get('content-type') ?? ''
  if (answer.ok && !type.test(given)) throw new BackendError('malformed', path, `answer of the type ${given}`, answer.status)
  return { status: answer.status, headers: answer.headers, body: await answer.arrayBuffer().catch(unavailable(path)) }
}

/** Throws the BackendError of a failed fetch or an incomplete body. */
function unavailable(path: string): (cause: unknown) => never {
  return (cause) => {
    throw new BackendError('unavailable', path, 'no answer', 0, '', { cause })
  }
}

function pair(name: string, value: string | null): [string, string][] {
  return value === null ? [] : [[name, value]]
}
