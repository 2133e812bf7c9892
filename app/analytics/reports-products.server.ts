import type { Needs } from '../server/request-context.server'
import { browserAnalytics } from './browser-analytics'

/** Whether the browser sends events, which name the products that a page lists: it then needs their data. */
export function reportsProducts({ visitor, services }: Needs<'visitor' | 'services'>): boolean {
  return browserAnalytics(services.analytics, visitor.language, false) !== null
}
