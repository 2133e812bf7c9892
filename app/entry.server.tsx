import type { AppLoadContext, EntryContext, HandleErrorFunction } from '@remix-run/node'
import { createReadableStreamFromReadable } from '@remix-run/node'
import { isRouteErrorResponse, RemixServer } from '@remix-run/react'
import { isbot } from 'isbot'
import { renderToPipeableStream } from 'react-dom/server'
import { NonceContext } from './server/security/use-nonce'
import { withoutZeroBytes } from './server/pipeline/without-zero-bytes.server'
import { registerStrings } from './store/translations'
import { da } from './store/strings/da'
import { de } from './store/strings/de'
import { no } from './store/strings/no'
import { sv } from './store/strings/sv'

export { handleShopRequest } from './handle-request.server'
export { createServices } from './server/create-services.server'

registerStrings('sv', sv)
registerStrings('no', no)
registerStrings('de', de)
registerStrings('da', da)

const ABORT_AFTER = 8000

export const streamTimeout = ABORT_AFTER - 1000

/** Sends the page as soon as its shell stands; crawlers get it when it is whole. */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  remix: EntryContext,
  { reply: { nonce }, services }: AppLoadContext,
): Promise<Response> {
  const ready = isbot(request.headers.get('user-agent')) ? 'onAllReady' : 'onShellReady'
  return new Promise((resolve, reject) => {
    let statusCode = status
    const page = (
      <NonceContext.Provider value={nonce}>
        <RemixServer context={remix} url={request.url} nonce={nonce} />
      </NonceContext.Provider>
    )
    const { pipe, abort } = renderToPipeableStream(page, {
      nonce,
      [ready]() {
        headers.set('content-type', 'text/html; charset=utf-8')
        const body = withoutZeroBytes()
        resolve(new Response(createReadableStreamFromReadable(body), { headers, status: statusCode }))
        pipe(body)
      },
      onShellError: reject,
      onError(error) {
        statusCode = 500
        services.log('error', 'page broke off', { path: new URL(request.url).pathname, error: describe(error) })
      },
    })
    setTimeout(abort, ABORT_AFTER).unref()
  })
}

/** Errors no page expected. An address without a page is none, nor is a request the shopper gave up. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted || (isRouteErrorResponse(error) && error.status < 500)) return
  context.services.log('error', 'unexpected error', { path: new URL(request.url).pathname, error: describe(error) })
}

function describe(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}
