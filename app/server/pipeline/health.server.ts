import type { Endpoint } from '../endpoint.server'
import type { Services } from '../services.server'

const NOT_CACHED = { 'cache-control': 'no-store' }
/** For each call. */
const TIMEOUT_MS = 1000

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

/** The first call is cheap, but an extra: its failure alone does not keep the shop from selling. */
const PATHS = ['/api/next-delivery', '/api/product-categories?v=2&main_menu=true']

async function backendAnswers({ fetch, backendUrl }: Pick<Services, 'fetch' | 'backendUrl'>): Promise<boolean> {
  for (const path of PATHS) {
    const address = new URL(path, backendUrl)
    address.searchParams.append('locale', 'sv')
    address.searchParams.append('sid', '7')
    try {
      const answer = await fetch(address, { signal: AbortSignal.timeout(TIMEOUT_MS) })
      await answer.body?.cancel()
      if (answer.status < 500) return true
    } catch {
      // No connection, or no answer in time.
    }
  }
  return false
}
