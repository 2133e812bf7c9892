import { eq, sql } from 'drizzle-orm'
import type { Hono } from 'hono'
import { statement } from '../database/database'
import { products } from '../database/schema/products'
import { notFound, Refusal } from '../http/refusal'
import { refuseNul } from '../http/parse'
import { drawProduct, PICTURE_VIEWS } from '../pictures/draw-product'
import type { Services } from '../services'

const drawingBySku = statement((db) =>
  db
    .select({ drawing: products.drawing })
    .from(products)
    .where(eq(products.sku, sql.placeholder('sku')))
    .prepare('drawing_by_sku'),
)

/**
 * GET /pictures/products/{sku}.svg?view=front|pack|size|top|scale: the drawing of a product. With a content hash in the address (`v`)
 * the answer is immutable; without one it is cached for a day.
 */
export function mountPictures(app: Hono, { db }: Services): void {
  app.get('/pictures/products/:file{.+\\.svg}', async (context) => {
    const requested = context.req.query('view') ?? 'front'
    const view = PICTURE_VIEWS.find((known) => known === requested)
    if (view === undefined) throw new Refusal(400, 'unknown-view', `view is one of ${PICTURE_VIEWS.join(', ')}`)
    const sku = context.req.param('file').slice(0, -'.svg'.length)
    refuseNul(sku, 'sku')
    const [row] = await drawingBySku(db).execute({ sku })
    if (row === undefined) throw notFound(`The picture of ${sku}`)
    return context.body(drawProduct(row.drawing, view), 200, {
      'content-type': 'image/svg+xml; charset=utf-8',
      'cache-control': context.req.query('v') === undefined ? 'public, max-age=86400' : 'public, max-age=31536000, immutable',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
      'x-content-type-options': 'nosniff',
    })
  })
}
