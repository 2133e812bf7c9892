import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { serve, type ServerType } from '@hono/node-server'
import type { Hono } from 'hono'

export type Served = { url: string; stop: () => Promise<void> }

/** The backend on a host and port; stopping it closes its database too, as does a port that cannot be had. */
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

/** Serves the app on a host and port (0: any free one) and gives its address; rejects when the port is taken. */
function serveApp(app: Hono, host: string, port: number): Promise<Served> {
  return new Promise((resolve, reject) => {
    const onListening = (info: AddressInfo) => {
      server.off('error', reject)
      resolve({ url: `http://${host.includes(':') ? `[${host}]` : host}:${info.port}`, stop: () => stop(server) })
    }
    const server = serve({ fetch: app.fetch, hostname: host, port, createServer }, onListening)
    server.once('error', reject)
  })
}

/** Lets calls under way finish, at most five seconds. */
function stop(server: ServerType): Promise<void> {
  return new Promise((resolve) => {
    const impatient = setTimeout(() => {
      if ('closeAllConnections' in server) server.closeAllConnections()
    }, 5000)
    server.close(() => {
      clearTimeout(impatient)
      resolve()
    })
    if ('closeIdleConnections' in server) server.closeIdleConnections()
  })
}
