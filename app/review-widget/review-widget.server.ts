import { languageOfReviewWidget } from '../routing/review-widget-path'
import { storeOf } from '../store/stores'
import type { Services } from '../server/services.server'

/**
 * Hands on the backend's review widget, which shoppers cannot reach themselves, so that the page runs no script of another origin; null
 * for every other path. It is an extra: without it the page is whole, so an outage is an empty answer (503).
 */
export async function reviewWidgetResponse(request: Request, url: URL, services: Services): Promise<Response | null> {
  const language = languageOfReviewWidget(url.pathname)
  if (language === undefined || (request.method !== 'GET' && request.method !== 'HEAD')) return null
  if (services.reviewWidgets[language] !== url.pathname) return new Response(null, { status: 404 })
  const source = new URL(`/widgets/reviews.js?locale=${language}&sid=${storeOf(language).storeId}`, services.backendUrl)
  try {
    const script = await services.cache.read(`review-widget ${language}`, 'slow', () => readScript(services, source))
    return new Response(script, {
      headers: { 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'public, max-age=300' },
    })
  } catch (error) {
    services.log('warn', 'review widget failed', { error: String(error) })
    return new Response(null, { status: 503, headers: { 'retry-after': '60' } })
  }
}

async function readScript({ fetch }: Services, source: URL): Promise<string> {
  const answer = await fetch(source, { signal: AbortSignal.timeout(5000) })
  if (!answer.ok) throw new Error(`The backend answered ${answer.status}`)
  return answer.text()
}
