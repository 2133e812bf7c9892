import { appendFile, rename, stat } from 'node:fs/promises'
import { z } from 'zod'
import type { Endpoint } from '../server/endpoint.server'
import { readJson } from '../server/json-report.server'

/** The file is put aside at this size, so that it never takes more than twice as much. */
const MAX_BYTES = 5 * 1024 * 1024

/**
 * The local sink of analytics, which `npm run analytics:log` shows: writes an event of a browser as one JSON line. 404
 * while it is off, 400 for what is no event.
 */
export const receiveEvent: Endpoint = async ({ request, context: { services } }) => {
  const { sinkFile: file } = services.analytics
  if (file === null) throw new Response(null, { status: 404 })
  const event = await readJson(SunkEvent, request)
  const size = await stat(file).then(
    (found) => found.size,
    () => 0,
  )
  if (size > MAX_BYTES) await rename(file, `${file}.old`)
  await appendFile(file, `${JSON.stringify({ time: services.now().toISOString(), ...event })}\n`)
  return new Response(null, { status: 204, headers: { 'cache-control': 'no-store' } })
}

const SunkEvent = z.looseObject({ event: z.string(), withheld: z.string().nullish() })
