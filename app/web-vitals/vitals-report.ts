import type { PageName } from '../routing/pages'
import type { Language } from '../store/languages'

/** The metrics of a document that are reported: times in milliseconds, CLS without a unit. */
export const VITALS = ['LCP', 'INP', 'CLS', 'TTFB', 'FCP'] as const
export type VitalName = (typeof VITALS)[number]

/** The metrics of one document: the kind of its first page, not its address, and nothing that tells visitors apart. */
export type VitalsReport = { page: PageName | null; language: Language; metrics: Partial<Record<VitalName, number>> }
