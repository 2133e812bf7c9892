import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { serve, type ServerType } from '@hono/node-server'
import type { Hono } from 'hono'

export type Served = { url: string; stop: () => Promise<void> }

/** Serves the backend on a host and port. Stopping it closes its database, and so does a failure to listen. */
export async function serveBackend(
  backend: { app: Hono; close: () => Promise<void> },
  host: string,
  port: number,
): Promise<Served> {
  try {
    const server = await serveApp(backend.app, host, port)
    return { url: server.url, stop: () => server.stop().then(backend.close) }
  } catch (error) {
    await backend.close()
    throw error
  }
}

/** Serves the app on a host and port (0: any free port); rejects when the port is in use. */
export function serveApp(app: Hono, host: string, port: number): Promise<Served> {
  return new Promise((resolve, reject) => {
    const onListening = (info: AddressInfo) => {
      server.off('error', reject)
      resolve({ url: `http://${host.includes(':') ? `[${host}]` : host}:${info.port}`, stop: () => stop(server) })
    }
    const server = serve({ fetch: app.fetch, hostname: host, port, createServer }, onListening)
    server.once('error', reject)
  })
}

/** Stops listening and waits up to 5 seconds for open requests. */
function stop(server: ServerType): Promise<void> {
  return new Promise((resolve) => {
    const timeout = setTimeout(() => {
      if ('closeAllConnections' in server) server.closeAllConnections()
    }, 5000)
    server.close(() => {
      clearTimeout(timeout)
      resolve()
    })
    if ('closeIdleConnections' in server) server.closeIdleConnections()
  })
}
