import { BackendError } from '../commerce/backend-error'
import { fetchFile } from '../server/backend-file.server'
import type { Endpoint } from '../server/endpoint.server'

/**
 * Serves the script of the backend's review widget from the shop's origin, because browsers cannot reach the backend. 404 for an
 * outdated path and for a storefront without a widget.
 */
export const reviewWidgetScript: Endpoint = async ({ url, context: { visitor }, services }) => {
  const { language, store } = visitor
  const source = `/widgets/reviews.js?locale=${language}&sid=${store.storeId}`
  if (services.reviewWidgets[language] !== url.pathname) return new Response(null, { status: 404 })
  const script = await services.cache.read(`review-widget ${language}`, 'slow', () => readScript(services, source))
  return new Response(script, {
    headers: { 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'public, max-age=300' },
  })
}

async function readScript(services: Parameters<typeof fetchFile>[0], source: string): Promise<string> {
  const file = await fetchFile(services, source, /javascript/)
  if (file === null) throw new BackendError('unavailable', source, 'no script')
  return new TextDecoder().decode(file.body)
}
