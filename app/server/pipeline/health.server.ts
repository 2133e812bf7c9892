import type { Endpoint } from '../endpoint.server'
import type { Services } from '../services.server'

const NOT_CACHED = { 'cache-control': 'no-store' }
const TIMEOUT_MS = 2000

/** `/healthz`: the process runs. */
export const health: Endpoint = () => new Response('ok\n', { headers: NOT_CACHED })

/** `/readyz`: the shop reaches its backend and its sessions, so it can sell. Otherwise 503, which names what is missing. */
export const readiness: Endpoint = async ({ services }) => {
  const [backend, sessions] = await Promise.all([backendAnswers(services), services.sessionsReady()])
  const missing = [...(backend ? [] : ['backend unavailable']), ...(sessions ? [] : ['sessions unavailable'])]
  const ready = missing.length === 0
  if (ready) return new Response('ready\n', { headers: NOT_CACHED })
  return new Response(`${missing.join(', ')}\n`, { status: 503, headers: { ...NOT_CACHED, 'retry-after': '5' } })
}

async function backendAnswers({ fetch, backendUrl }: Services): Promise<boolean> {
  try {
    const address = new URL('/api/next-delivery?locale=sv&sid=7', backendUrl)
    const answer = await fetch(address, { signal: AbortSignal.timeout(TIMEOUT_MS) })
    return answer.ok
  } catch {
    return false
  }
}
