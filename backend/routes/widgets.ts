import type { Hono } from 'hono'
import { CallQuery } from '../../app/commerce/contract/query'
import { parse, readQuery } from '../http/parse'
import { Refusal } from '../refusal'
import { shopScore } from '../reviews/shop-score'
import { widgetScript } from '../reviews/widget-script'
import type { Services } from '../services'
import { findStore } from '../stores/stores'

/** GET /widgets/reviews.js?locale&sid: the script of the review widget of a store. */
export function mountWidgets(app: Hono, { db }: Services): void {
  app.get('/widgets/reviews.js', async (context) => {
    const { locale, sid } = parse(CallQuery, readQuery(context.req.url), 'query')
    const store = findStore(sid)
    if (store === undefined) throw new Refusal(400, 'unknown-store', `There is no store ${sid}`)
    return context.body(widgetScript(locale, await shopScore(db, store.id)), 200, {
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'public, max-age=300',
      'x-content-type-options': 'nosniff',
    })
  })
}
