import { Hono } from 'hono'
import { serveBackend } from '../../../backend/serve'

/** A webhook as it arrived at the shop's address, and the status that the shop answered; null when it was not passed on. */
export type Arrived = { request: Request; body: string; status: number | null }

export type WebhookDoor = {
  origin: string
  /** The shop behind the door. */
  handle: (request: Request) => Promise<Response>
  /** While true, webhooks get lost on their way. */
  isLosing: boolean
  arrived: Arrived[]
  stop: () => Promise<void>
}

/**
 * The address at which the simulators deliver their webhooks over HTTP. Each is passed on to the shop as it came, and answered
 * 200 whatever the shop answers, so that a refused one is not repeated in the middle of a later test.
 */
export async function openWebhookDoor(): Promise<WebhookDoor> {
  const app = new Hono()
  const door: WebhookDoor = {
    origin: '',
    isLosing: false,
    arrived: [],
    stop: () => Promise.resolve(),
    handle: () => Promise.resolve(new Response(null, { status: 503 })),
  }
  app.all('*', async (context) => {
    const { method, headers, url } = context.req.raw
    const body = await context.req.text()
    const request = new Request(url, { method, headers, body: method === 'GET' ? null : body })
    const status = door.isLosing ? null : (await door.handle(request.clone())).status
    door.arrived.push({ request, body, status })
    return context.body(null, 200)
  })
  const served = await serveBackend({ app, close: () => Promise.resolve() }, '127.0.0.1', 0)
  return Object.assign(door, { origin: served.url, stop: served.stop })
}

/** A webhook as someone changes it who has seen it. A value of null leaves out. */
export type Change = {
  provider?: string
  query?: Readonly<Record<string, string | null>>
  headers?: Readonly<Record<string, string | null>>
  body?: string
}

/** Sends the webhook that arrived last once more, changed. Answers the shop's status. */
export async function sendAgain({ arrived, handle }: WebhookDoor, change: Change = {}): Promise<number> {
  const last = arrived.at(-1)
  if (last === undefined) throw new Error('No webhook has arrived')
  const url = new URL(last.request.url)
  if (change.provider !== undefined) url.pathname = `/webhooks/${change.provider}`
  for (const [name, value] of Object.entries(change.query ?? {})) {
    if (value === null) url.searchParams.delete(name)
    else url.searchParams.set(name, value)
  }
  const headers = new Headers(last.request.headers)
  for (const [name, value] of Object.entries(change.headers ?? {})) {
    if (value === null) headers.delete(name)
    else headers.set(name, value)
  }
  const body = change.body ?? last.body
  const method = body === '' ? 'GET' : 'POST'
  return (await handle(new Request(url, { method, headers, body: body === '' ? null : body }))).status
}
