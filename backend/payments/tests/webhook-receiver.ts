import { serve } from '@hono/node-server'
import { Hono } from 'hono'

export type Received = { method: string; url: URL; headers: Headers; body: string }

export type WebhookReceiver = {
  origin: string
  received: Received[]
  /** Answers the following webhooks with this status; 0: never answers. */
  answer: (status: 200 | 500 | 0) => void
  stop: () => void
}

/** A shop's webhook address on a free port, which keeps what it receives. */
export async function startWebhookReceiver(): Promise<WebhookReceiver> {
  const received: Received[] = []
  let status: 200 | 500 | 0 = 200
  const app = new Hono()
  app.all('*', async (context) => {
    const { method, url, raw } = context.req
    received.push({ method, url: new URL(url), headers: raw.headers, body: await context.req.text() })
    if (status === 0) await new Promise(() => {})
    return context.body(null, status === 500 ? 500 : 200)
  })
  return new Promise((resolve) => {
    const server = serve({ fetch: app.fetch, hostname: '127.0.0.1', port: 0 }, ({ port }) => {
      resolve({
        origin: `http://127.0.0.1:${port}`,
        received,
        answer: (next) => (status = next),
        stop: () => {
          if ('closeAllConnections' in server) server.closeAllConnections()
          server.close()
        },
      })
    })
  })
}
