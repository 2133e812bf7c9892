import { createHash } from 'node:crypto'
import type { z } from 'zod'
import type { Needs } from './request-context.server'
import type { Rate } from './security/attempts.server'

/** Limit: the same report once in 10 minutes, from any address. */
const REPEAT_LIMIT = { max: 1, windowMs: 10 * 60_000 }

type ReportNeeds = Needs<'services'> & { request: Request }

/**
 * The JSON that a browser reports. Throws 415 for a content type other than JSON, 429 over the limit of its address, 400 for
 * what the schema refuses.
 */
export async function readReport<S extends z.ZodType>(
  schema: S,
  name: string,
  limit: Rate,
  { request, services }: ReportNeeds,
): Promise<z.output<S>> {
  if (!request.headers.get('content-type')?.startsWith('application/json')) throw new Response(null, { status: 415 })
  if (!(await services.attempts.begin(name, limit)).allowed) throw new Response(null, { status: 429 })
  return readJson(schema, request)
}

/** The JSON of a request. Throws 400 for what the schema refuses. */
export async function readJson<S extends z.ZodType>(schema: S, request: Request): Promise<z.output<S>> {
  const parsed = schema.safeParse(json(await request.text()))
  if (!parsed.success) throw new Response(null, { status: 400 })
  return parsed.data
}

function json(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** Runs `take` unless the same text was reported lately, and answers 202 in both cases. */
export async function takenOnce(
  name: string,
  text: string,
  { services }: Needs<'services'>,
  take: () => unknown,
): Promise<Response> {
  const digest = createHash('sha256').update(text).digest('base64url')
  if ((await services.attempts.begin(`${name}-of`, REPEAT_LIMIT, digest)).allowed) await take()
  return new Response(null, { status: 202, headers: { 'cache-control': 'no-store' } })
}
