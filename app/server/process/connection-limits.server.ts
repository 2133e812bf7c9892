import type { Server } from 'node:http'

/** Milliseconds for the headers of a request, and for the whole of it. */
const HEADERS_TIMEOUT_MS = 15_000
const REQUEST_TIMEOUT_MS = 30_000

/** How often Node looks for requests beyond their time, in milliseconds. */
const CHECK_INTERVAL_MS = 2000

/** Open connections of one process; more are closed at once. */
const MAX_CONNECTIONS = 5000

/** For `createServer`: a client that sends its request slowly is answered 408 and disconnected. */
export const REQUEST_TIMEOUTS = {
  headersTimeout: HEADERS_TIMEOUT_MS,
  requestTimeout: REQUEST_TIMEOUT_MS,
  connectionsCheckingInterval: CHECK_INTERVAL_MS,
}

export function limitConnections(server: Server): void {
  server.maxConnections = MAX_CONNECTIONS
}
