import type { Services } from './services.server'

const PASSED_ON = ['content-type', 'cache-control', 'etag', 'last-modified']

/** Hands on a product picture of the backend, which shoppers cannot reach themselves; null when the path is no picture. */
export async function pictureResponse(request: Request, url: URL, services: Services): Promise<Response | null> {
  if (!url.pathname.startsWith('/pictures/') || (request.method !== 'GET' && request.method !== 'HEAD')) return null
  const headers = new Headers()
  const tag = request.headers.get('if-none-match')
  if (tag !== null) headers.set('if-none-match', tag)
  try {
    const source = new URL(url.pathname + url.search, services.backendUrl)
    const answer = await services.fetch(source, { headers, signal: AbortSignal.timeout(5000) })
    if (!answer.ok && answer.status !== 304) return new Response(null, { status: answer.status < 500 ? 404 : 503 })
    const kept = new Headers(PASSED_ON.flatMap((name) => pair(name, answer.headers.get(name))))
    // An SVG opened by itself is a document: it must not run anything.
    kept.set('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'")
    return new Response(answer.status === 304 ? null : answer.body, { status: answer.status, headers: kept })
  } catch {
    return new Response(null, { status: 503, headers: { 'retry-after': '10' } })
  }
}

function pair(name: string, value: string | null): [string, string][] {
  return value === null ? [] : [[name, value]]
}
