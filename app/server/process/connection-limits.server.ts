import { createServer, type RequestListener, type Server } from 'node:http'

/** Milliseconds for the headers of a request, and for the whole of it. */
const HEADERS_TIMEOUT_MS = 15_000
const REQUEST_TIMEOUT_MS = 30_000

/** Milliseconds between two checks of Node for requests beyond their time. */
const CHECK_INTERVAL_MS = 2000

/** Open connections of one process; more are closed at once. */
const MAX_CONNECTIONS = 5000

/** A server that answers a client which sends its request slowly with 408 and disconnects it, and that caps its connections. */
export function limitedServer(
  listener: RequestListener,
  { headersTimeout = HEADERS_TIMEOUT_MS, requestTimeout = REQUEST_TIMEOUT_MS, checkInterval = CHECK_INTERVAL_MS } = {},
  maxConnections = MAX_CONNECTIONS,
): Server {
  const server = createServer({ headersTimeout, requestTimeout, connectionsCheckingInterval: checkInterval }, listener)
  server.maxConnections = maxConnections
  return server
}
