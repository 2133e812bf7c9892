import { isOutage } from '../commerce/backend-error'
import { backendFile } from '../server/backend-file.server'
import type { Endpoint } from '../server/endpoint.server'
import { PLACEHOLDER } from './placeholder-picture'

/** An SVG that is opened directly is a document, so its scripts must be blocked. */
const POLICY = "default-src 'none'; style-src 'unsafe-inline'"

/** Seconds for which a browser does not ask for a missing picture again. */
const MISSING_S = 60

/**
 * Serves a picture of the backend. Where it has none, the body of the failure is the placeholder picture (spec section 3, Image
 * type): browsers show it in place of a broken frame, with and without scripts. The same in an outage (503), after which the next
 * page requests it again.
 */
export const pictureFile: Endpoint = async (request) => {
  try {
    // A picture has one address for all storefronts; without a locale it counts as the default's.
    const { store } = request.context.visitor
    const answer = await backendFile(request, { type: /^image\//, policy: POLICY, store })
    return answer.status === 404 ? placeholder(404, { 'cache-control': `public, max-age=${MISSING_S}` }) : answer
  } catch (error) {
    if (!isOutage(error)) throw error
    const { reply, services } = request.context
    services.log('warn', 'resource failed', { resource: 'pictures', error: String(error) })
    return placeholder(503, {
      'cache-control': 'no-store',
      'retry-after': String(Math.max(reply.retryAfter, error.retryAfter ?? 0)),
    })
  }
}

function placeholder(status: number, headers: Readonly<Record<string, string>>): Response {
  return new Response(PLACEHOLDER, {
    status,
    headers: { 'content-type': 'image/svg+xml', 'content-security-policy': POLICY, ...headers },
  })
}
