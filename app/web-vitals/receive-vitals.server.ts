import { createHash } from 'node:crypto'
import { z } from 'zod'
import { PAGE_NAMES } from '../routing/patterns'
import type { Endpoint } from '../server/endpoint.server'
import { LANGUAGES } from '../store/languages'
import { VITALS } from './vitals-report'

/** Limit: 60 reports per address in 10 minutes, and each report once in that time. */
const LIMIT = { max: 60, windowMs: 10 * 60_000 }
const REPEAT_LIMIT = { max: 1, windowMs: 10 * 60_000 }

/** In milliseconds; a larger value comes from a suspended document. */
const MAX_VALUE = 600_000

const Report = z.strictObject({
  page: z.enum(PAGE_NAMES).nullable(),
  language: z.enum(LANGUAGES),
  metrics: z
    .partialRecord(z.enum(VITALS), z.number().min(0).max(MAX_VALUE))
    .refine((metrics) => Object.keys(metrics).length > 0, 'no metric'),
})

/**
 * POST /web-vitals: writes the web vitals of a document to the log, one line a report (decision 052). Answers 202, also for a
 * repeated report; 400 for a malformed report, 415 for a content type other than JSON, 429 over the limit.
 */
export const receiveVitals: Endpoint = async ({ request, context: { services } }) => {
  if (!request.headers.get('content-type')?.startsWith('application/json')) throw new Response(null, { status: 415 })
  if (!(await services.attempts.begin('web-vitals', LIMIT)).allowed) throw new Response(null, { status: 429 })
  const parsed = Report.safeParse(json(await request.text()))
  if (!parsed.success) throw new Response(null, { status: 400 })
  const { page, language, metrics } = parsed.data
  const digest = createHash('sha256').update(JSON.stringify(parsed.data)).digest('base64url')
  if ((await services.attempts.begin('web-vitals-of', REPEAT_LIMIT, digest)).allowed) {
    services.log('info', 'web vitals', { page, language, ...metrics })
  }
  return new Response(null, { status: 202, headers: { 'cache-control': 'no-store' } })
}

function json(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
