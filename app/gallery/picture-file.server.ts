import { backendFile } from '../server/backend-file.server'
import type { Endpoint, Failure, ResourceRequest } from '../server/endpoint.server'
import { PLACEHOLDER } from './placeholder-picture'

/** An SVG that is opened directly is a document, so its scripts must be blocked. */
const POLICY = "default-src 'none'; style-src 'unsafe-inline'"

/** Seconds for which a browser does not ask for a missing picture again. */
const MISSING_S = 60

/**
 * Serves a picture of the backend. The body of a failure is the placeholder picture (spec section 3, Image type): browsers show
 * it in place of a broken frame, with and without scripts. After an outage (503) the next page requests the picture again.
 */
export const pictureFile: Endpoint = Object.assign(servePicture, { fail: placeholder })

async function servePicture(request: ResourceRequest): Promise<Response> {
  // A picture has one address for all storefronts; without a locale it counts as the default's.
  const { store } = request.context.visitor
  const answer = await backendFile(request, { type: /^image\//, policy: POLICY, store })
  return answer.status === 404 ? placeholder(404, 'not-found', { 'cache-control': `public, max-age=${MISSING_S}` }) : answer
}

function placeholder(...[status, , headers]: Parameters<Failure>): Response {
  const own = { 'content-type': 'image/svg+xml', 'content-security-policy': POLICY, 'cache-control': 'no-store' }
  return new Response(PLACEHOLDER, { status, headers: { ...own, ...headers } })
}
