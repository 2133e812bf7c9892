import type { Services } from '../services.server'

const PASSED_ON = ['content-type', 'content-length', 'content-disposition', 'cache-control', 'etag', 'last-modified']

/** A kind of file that shoppers cannot fetch from the backend themselves: where it lies and what it must be. */
type Kind = { path: RegExp; type: RegExp; policy?: string }

const KINDS: readonly Kind[] = [
  {
    path: /^\/pictures\//,
    type: /^image\//,
    // An SVG opened by itself is a document: it must not run anything.
    policy: "default-src 'none'; style-src 'unsafe-inline'",
  },
  // A policy would keep browsers from showing a PDF; one that is none is not passed on.
  { path: /^\/documents\/(sv|no|de|da)\/[^/]+\.pdf$/, type: /^application\/pdf$/ },
]

/** Hands on a picture or a document of the backend; null when the path is neither. */
export async function backendFileResponse(request: Request, url: URL, services: Services): Promise<Response | null> {
  const kind = KINDS.find(({ path }) => path.test(url.pathname))
  if (kind === undefined || (request.method !== 'GET' && request.method !== 'HEAD')) return null
  const headers = new Headers()
  const tag = request.headers.get('if-none-match')
  if (tag !== null) headers.set('if-none-match', tag)
  try {
    const source = new URL(url.pathname + url.search, services.backendUrl)
    const answer = await services.fetch(source, { headers, signal: AbortSignal.timeout(5000) })
    if (!answer.ok && answer.status !== 304) return new Response(null, { status: answer.status < 500 ? 404 : 503 })
    if (answer.ok && !kind.type.test(answer.headers.get('content-type') ?? '')) return new Response(null, { status: 404 })
    const kept = new Headers(PASSED_ON.flatMap((name) => pair(name, answer.headers.get(name))))
    // What was packed on the way here is unpacked by now, and longer.
    if (answer.headers.has('content-encoding')) kept.delete('content-length')
    if (kind.policy !== undefined) kept.set('content-security-policy', kind.policy)
    return new Response(answer.status === 304 ? null : answer.body, { status: answer.status, headers: kept })
  } catch {
    return new Response(null, { status: 503, headers: { 'retry-after': '10' } })
  }
}

function pair(name: string, value: string | null): [string, string][] {
  return value === null ? [] : [[name, value]]
}
