import { calls } from '../../app/commerce/contract/calls'
import { loadContentPage, loadStrings, loadWidget } from '../content/content'
import { loadPreview } from '../content/drafts'
import { currentDeal } from '../deals/current-deal'
import { nextCutOff } from '../shipping/calendar'
import type { Endpoints } from '../http/endpoints'
import { saveClientError } from '../reports/client-errors'
import type { Services } from '../services'

export function mountContent(api: Endpoints, services: Services): void {
  const { db } = services
  api.read(calls.contentPage, async (db, { query, language }) => loadContentPage(db, query.path, language))
  api.post(calls.pagePreview, async ({ body }) => loadPreview(body.token, services))
  api.read(calls.widget, async (db, { params, language }) => loadWidget(db, params.slug ?? '', language))
  api.read(calls.strings, async (db, { language }) => loadStrings(db, language))

  api.get(calls.currentDeal, async (scope) => currentDeal(db, scope))
  api.get(calls.nextDelivery, async ({ now, store }) => ({ next_delivery: nextCutOff(now, store).toISOString() }))

  api.post(calls.clientError, async ({ body, ...scope }) => {
    await saveClientError(db, body, scope)
    return null
  })
}
