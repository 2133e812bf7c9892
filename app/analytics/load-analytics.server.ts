import type { Needs } from '../server/request-context.server'
import { languageOfPath } from '../store/languages'
import { browserAnalytics } from './browser-analytics'
import { plainAddOf } from './plain-add.server'

/**
 * The settings that the document needs to send events, and the goods that a form without scripts added on the way to it.
 * `internal`: the session is one of the shop's own staff.
 */
export async function loadAnalytics(context: Needs<'visitor' | 'backend' | 'session' | 'services'>, url: URL, internal: boolean) {
  const analytics = browserAnalytics(context.services.analytics, languageOfPath(url.pathname), internal)
  return { analytics, plainAdd: analytics && (await plainAddOf(context, url)) }
}
