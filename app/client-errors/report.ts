import type { ClientError } from '../commerce/contract/client-error'
import { withoutPhoneNumbers } from './phone-numbers'

/** Ids of orders and returns, and e-mail addresses: neither belongs in a log, nor do phone numbers. */
const ID = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/gi
const EMAIL = /[^\s@<>"'()]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63})+/g
/** The query and fragment of an address, which may hold a token or what was searched for; not the line and column behind it in a stack. */
const QUERY = /(https?:\/\/[^\s?#)]*)[?#][^\s:)]*/g

const withoutPersonal = (text: string) =>
  withoutPhoneNumbers(text.replaceAll(QUERY, '$1').replaceAll(EMAIL, ':email').replaceAll(ID, ':id'))

/**
 * At most `limit` characters of a text, without personal data. It is cut before and after: before, so that a text of megabytes
 * costs no more than one of `limit`; after, because `:email` may be longer than what it replaces.
 */
const reportable = (text: string, limit: number) => withoutPersonal(text.slice(0, limit)).slice(0, limit)

type Circumstances = Pick<ClientError, 'level' | 'userAgent' | 'url'>

/** The report of what a script threw (spec section 7, POST /captuerr), cut to the lengths of the contract. */
export function clientReport(thrown: unknown, { level, userAgent, url }: Circumstances): ClientError {
  const { message, stack } = thrown instanceof Error ? thrown : { message: String(thrown), stack: '' }
  return {
    level,
    error: reportable(message, 2000),
    stack: reportable(stack ?? '', 10_000),
    userAgent: userAgent.slice(0, 500),
    url: reportable(url, 2000),
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
 * Says whether a rejected promise that nobody handled comes of a page that the shopper has left. No fault is behind it, and no report is due.
 * - The router aborts the request for a page's data when another page is asked for. The decoder of that data then rejects a promise
 *   that Remix never looks at, if the shopper went on between its first and its last byte.
 * - When the browser skips a view transition, it rejects a promise that the router does not handle. The page changes anyway, without the
 *   animation. It is skipped when the shopper goes on before its end, when the tab is hidden and when the machine is too slow.
 */
export function isLeftBehind(thrown: unknown): boolean {
  return thrown instanceof DOMException && (thrown.name === 'AbortError' || /transition/i.test(thrown.message))
}
