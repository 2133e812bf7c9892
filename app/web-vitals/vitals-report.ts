import type { PageName } from '../routing/pages'
import type { Language } from '../store/languages'

/** The metrics of a document that are reported: times in milliseconds, CLS without a unit. */
export const VITALS = ['LCP', 'INP', 'CLS', 'TTFB', 'FCP'] as const
export type VitalName = (typeof VITALS)[number]

/** The metrics of one document, with the page kind instead of its address and nothing that identifies a visitor. */
export type VitalsReport = { page: PageName | null; language: Language; metrics: Partial<Record<VitalName, number>> }
