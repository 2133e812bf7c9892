import type { ClientError } from '../commerce/contract/client-error'

type Circumstances = Pick<ClientError, 'level' | 'userAgent' | 'url'>

/**
 * The report of what a script threw (spec section 7, POST /captuerr), cut to the lengths of the contract. The
 * shop's server removes personal data from it.
 */
export function clientReport(thrown: unknown, { level, userAgent, url }: Circumstances): ClientError {
  const { message, stack } = thrown instanceof Error ? thrown : { message: String(thrown), stack: '' }
  return {
    level,
    error: message.slice(0, 2000),
    stack: (stack ?? '').slice(0, 10_000),
    userAgent: userAgent.slice(0, 500),
    url: url.slice(0, 2000),
  }
}

/** A file of the shop's scripts that could not be loaded, in the words of webpack, Chromium, Firefox and Safari. */
export function isChunkFailure(thrown: unknown): boolean {
  return thrown instanceof Error && CHUNK_FAILURE.test(thrown.message)
}

/** Messages of browsers about a file of scripts that they could not load. */
export const CHUNK_FAILURE =
  /^Loading chunk \S+ failed|Failed to fetch dynamically imported module|error loading dynamically imported module|Importing a module script failed/

/**
 * Whether an unhandled rejection comes from a page that the shopper has left; it is then no fault and is not reported.
 * - The router aborts the request for a page's data when another page is asked for. The decoder of that data then rejects a
 *   promise that Remix never looks at, if the shopper went on between its first and its last byte.
 * - When the browser skips a view transition, it rejects a promise that the router does not handle. The page
 *   changes anyway, without the animation. It is skipped when the shopper goes on before its end, when the tab is
 *   hidden and when the machine is too slow.
 */
export function isLeftBehind(thrown: unknown): boolean {
  return thrown instanceof DOMException && (thrown.name === 'AbortError' || /transition/i.test(thrown.message))
}
