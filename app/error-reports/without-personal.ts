import type { ClientError } from '../commerce/contract/client-error'
import { withoutPhoneNumbers } from './phone-numbers'

/** Ids of orders and returns, and e-mail addresses: neither belongs in a log, nor do phone numbers. */
const ID = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/gi
const EMAIL = /[^\s@<>"'()]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63})+/g
/**
 * An address. Its query is sought in a second step: one pattern for both would take time with the square of the length of a
 * hostile report.
 */
const ADDRESS = /https?:\/\/[^\s)]*/g
/**
 * The query and fragment of an address, which may hold a token or what was searched for; not the line and column behind it in a
 * stack.
 */
const QUERY = /[?#][^:]*/g

const withoutPersonal = (text: string) =>
  withoutPhoneNumbers(text.replaceAll(ADDRESS, withoutQuery).replaceAll(EMAIL, ':email').replaceAll(ID, ':id'))

const withoutQuery = (address: string) => address.replaceAll(QUERY, '')

/**
 * A report without personal data, whoever sent it. It is cut to the lengths of the contract, because
 * `:email` may be longer than what it replaces.
 */
export function withoutPersonalData({ level, error, stack, userAgent, url }: ClientError): ClientError {
  return {
    level,
    error: withoutPersonal(error).slice(0, 2000),
    stack: withoutPersonal(stack).slice(0, 10_000),
    userAgent,
    url: withoutPersonal(url).slice(0, 2000),
  }
}
