import type { Services } from '../services.server'

const NEVER_KEPT = { 'cache-control': 'no-store' }

/** `/healthz`: the process lives. `/readyz`: it can sell, that is, reaches its backend and its sessions. Null for every other path. */
export async function healthResponse(url: URL, services: Services): Promise<Response | null> {
  if (url.pathname === '/healthz') return new Response('ok\n', { headers: NEVER_KEPT })
  if (url.pathname !== '/readyz') return null
  const [backend, sessions] = await Promise.all([backendAnswers(services), services.sessionsReady()])
  const missing = [...(backend ? [] : ['backend unavailable']), ...(sessions ? [] : ['sessions unavailable'])]
  const ready = missing.length === 0
  return new Response(`${ready ? 'ready' : missing.join(', ')}\n`, { status: ready ? 200 : 503, headers: NEVER_KEPT })
}

async function backendAnswers({ fetch, backendUrl }: Services): Promise<boolean> {
  try {
    const answer = await fetch(new URL('/api/next-delivery?locale=sv&sid=7', backendUrl), { signal: AbortSignal.timeout(2000) })
    return answer.ok
  } catch {
    return false
  }
}
