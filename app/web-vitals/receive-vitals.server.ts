import { z } from 'zod'
import { PAGE_NAMES } from '../routing/patterns'
import type { Endpoint } from '../server/endpoint.server'
import { readReport, takenOnce } from '../server/json-report.server'
import { LANGUAGES } from '../store/languages'
import { VITALS } from './vitals-report'

/** Limit: 60 reports per address in 10 minutes. */
const LIMIT = { max: 60, windowMs: 10 * 60_000 }

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
  const report = await readReport(Report, 'web-vitals', LIMIT, { request, services })
  const { page, language, metrics } = report
  return takenOnce('web-vitals', JSON.stringify(report), { services }, () =>
    services.log('info', 'web-vitals', { page, language, ...metrics }),
  )
}
