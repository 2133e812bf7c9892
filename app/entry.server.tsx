import type { AppLoadContext, EntryContext, HandleErrorFunction } from '@remix-run/node'
import { isRouteErrorResponse, RemixServer } from '@remix-run/react'
import { fragmentCache } from './fragments/fragment-cache.server'
import { NonceContext } from './server/security/use-nonce'
import { withHandOff } from './server/pipeline/hand-off.server'
import { renderPage } from './server/pipeline/render-page.server'
import { keepWords } from './commerce/contract/keep-words'
import { registerStrings } from './store/translations'
import { wholeAnswer } from './server/pipeline/whole-answer.server'
import { da } from './store/strings/da'
import { de } from './store/strings/de'
import { no } from './store/strings/no'
import { sv } from './store/strings/sv'

export { answerShopRequest, handleShopRequest, keptAnswer, workOf } from './entry/handle-request.server'
export { createServices } from './server/create-services.server'
export { bodyOf } from './server/pipeline/whole-answer.server'

/** Upper bound of the memory for fragments: about 10,000 cards. */
const FRAGMENT_BYTES = 32 * 1024 * 1024

registerStrings('sv', keepWords(sv))
registerStrings('no', keepWords(no))
registerStrings('de', keepWords(de))
registerStrings('da', keepWords(da))

const fragments = fragmentCache(FRAGMENT_BYTES)

/**
 * Milliseconds that the encoder of a page's data waits for promises. No loader defers, and
 * the encoder keeps the data for this time.
 */
export const streamTimeout = 1000

/** Renders the whole page to one string, its data before `</body>`, so that it is compressed once and written in one piece. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  { serverHandoffStream, ...remix }: EntryContext,
  { reply: { nonce, shared }, services }: AppLoadContext,
): Promise<Response> {
  const page = (
    <NonceContext.Provider value={nonce}>
      <RemixServer context={remix} url={request.url} nonce={nonce} />
    </NonceContext.Provider>
  )
  const { html, errors } = await renderPage(page, nonce, fragments)
  if (errors.length > 0 && shared !== null) shared.isWhole = false
  for (const error of errors) {
    services.log('error', 'page-partly-rendered', { path: new URL(request.url).pathname, error: describe(error) })
  }
  const document = serverHandoffStream === undefined ? html : await withHandOff(html, serverHandoffStream, nonce)
  headers.set('content-type', 'text/html; charset=utf-8')
  const shown = request.method === 'POST' ? statusOfPage(status, remix.staticHandlerContext.errors) : status
  return wholeAnswer(document, { headers, status: errors.length > 0 ? 500 : shown })
}

/** After a form that its action refused (400), Remix answers with the action's status even when the page itself failed (503). */
function statusOfPage(status: number, errors: EntryContext['staticHandlerContext']['errors']): number {
  const failures = Object.values(errors ?? {}).map((error) => (isRouteErrorResponse(error) ? error.status : 500))
  return Math.max(status, ...failures)
}

/** Logs unexpected errors. Answers below 500 and requests that the browser cancelled are expected. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted || (isRouteErrorResponse(error) && error.status < 500)) return
  context.services.log('error', 'unexpected-error', { path: new URL(request.url).pathname, error: describe(error) })
}

function describe(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}
