import { Hono } from 'hono'
import { serveApp, type Served } from '../serve'

/** The type of the text format that prom-client writes. */
const CONTENT_TYPE = 'text/plain; version=0.0.4; charset=utf-8'

/**
 * Serves metrics at `/metrics` of a port of their own (decision 095). Rejects when the port cannot be had,
 * with a message that names METRICS_PORT.
 */
export async function serveMetrics(host: string, port: number, read: () => Promise<string>): Promise<Served> {
  const app = new Hono()
  app.get('/metrics', async (context) =>
    context.body(await read(), 200, { 'content-type': CONTENT_TYPE, 'cache-control': 'no-store' }),
  )
  app.onError((error) => new Response(`${error.message}\n`, { status: 500 }))
  return serveApp(app, host, port).catch((error: unknown) => {
    throw new Error(`METRICS_PORT: ${error instanceof Error ? error.message : String(error)}`, { cause: error })
  })
}
