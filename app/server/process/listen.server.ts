import type { RequestListener } from 'node:http'
import { limitedServer } from './connection-limits.server'

/** Milliseconds that open connections get to finish once the server closes. */
const CLOSE_TIMEOUT_MS = 5000

/** Listens, and gives the function that ends idle connections and lets running requests finish. */
export async function listen(listener: RequestListener, port: number, host: string): Promise<() => Promise<unknown>> {
  const server = limitedServer(listener)
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, resolve)
  })
  return () => {
    const closed = new Promise((resolve) => server.close(resolve))
    server.closeIdleConnections()
    setTimeout(() => server.closeAllConnections(), CLOSE_TIMEOUT_MS).unref()
    return closed
  }
}
