import { createHmac, timingSafeEqual } from 'node:crypto'
import { ChangeNotice, CHANGES_SIGNATURE, CHANGES_TOLERANCE_S } from '../../commerce/contract/changes'
import type { Endpoint } from '../endpoint.server'
import { SessionsAway } from '../storage/session-faults.server'

/**
 * POST /webhooks/changes: drops what has changed at the backend from the caches of all processes (decision 044): 204. 403 without
 * the right signature, 400 for a message that breaks the contract, 409 for a repeated one, 404 for a shop without a secret, 503
 * while Redis is away.
 */
export const changeWebhook: Endpoint = async ({ request, services: { changes, changesSecret, counters, now } }) => {
  if (changesSecret === undefined) return empty(404)
  const body = await request.text()
  if (!isSigned(body, request.headers.get(CHANGES_SIGNATURE) ?? '', changesSecret, now())) return empty(403)
  const notice = ChangeNotice.safeParse(parseJson(body))
  if (!notice.success) return empty(400)
  const { id, tags } = notice.data
  try {
    // Counted for longer than its signature is valid.
    const { count } = await counters.add(`change:${id}`, 2 * CHANGES_TOLERANCE_S * 1000)
    if (count > 1) return empty(409)
    await changes.announce(tags).catch(async (error: unknown) => {
      // A message that reached no process may be sent again.
      await counters.takeBack(`change:${id}`)
      throw error
    })
  } catch (error) {
    if (error instanceof SessionsAway) return empty(503)
    throw error
  }
  return empty(204)
}

/** The time is signed too, so that a recorded message cannot be sent again later. */
function isSigned(body: string, header: string, secret: string, now: Date): boolean {
  const [, time = '', signature = ''] = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(header) ?? []
  if (signature === '' || Math.abs(now.getTime() / 1000 - Number(time)) > CHANGES_TOLERANCE_S) return false
  const expected = createHmac('sha256', secret).update(`${time}.${body}`).digest()
  return timingSafeEqual(expected, Buffer.from(signature, 'hex'))
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const empty = (status: number) => new Response(null, { status, headers: { 'cache-control': 'no-store' } })
