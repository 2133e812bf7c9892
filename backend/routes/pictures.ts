import { eq, sql } from 'drizzle-orm'
import type { Context, Hono } from 'hono'
import { statement } from '../database/database'
import { products } from '../database/schema/products'
import { notFound, Refusal } from '../refusal'
import { refuseNul } from '../http/parse'
import { drawProduct, PICTURE_VIEWS } from '../pictures/draw-product'
import { keptPreviews } from '../pictures/kept-previews'
import { previewPicture } from '../pictures/preview-picture'
import { withDrawing } from '../pictures/stored-drawing'
import type { Services } from '../services'

const drawingBySku = statement((db) =>
  db
    .select({ drawing: products.drawing, hash: products.picture_hash })
    .from(products)
    .where(eq(products.sku, sql.placeholder('sku')))
    .prepare('drawing_by_sku'),
)

/**
 * The drawing of a product, as
 * - GET /pictures/products/{sku}.svg?view=front|pack|size|top|scale
 * - GET /pictures/products/{sku}.jpg: its front view for link previews and merchant feeds
 *
 * With a content hash in the address (`v`) the answer is immutable; without one it is cached for a day.
 */
export function mountPictures(app: Hono, { db }: Services): void {
  const previews = keptPreviews()
  const pictureOf = async (sku: string) => {
    refuseNul(sku, 'sku')
    const [row] = await drawingBySku(db).execute({ sku })
    if (row === undefined) throw notFound(`The picture of ${sku}`)
    return withDrawing(row)
  }
  app.get('/pictures/products/:file{.+\\.svg}', async (context) => {
    const requested = context.req.query('view') ?? 'front'
    const view = PICTURE_VIEWS.find((known) => known === requested)
    if (view === undefined) throw new Refusal(400, 'unknown-view', `view is one of ${PICTURE_VIEWS.join(', ')}`)
    const { drawing } = await pictureOf(context.req.param('file').slice(0, -'.svg'.length))
    return context.body(drawProduct(drawing, view), 200, {
      ...headersOf(context, 'image/svg+xml; charset=utf-8'),
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
    })
  })
  app.get('/pictures/products/:file{.+\\.jpg}', async (context) => {
    const { drawing, hash } = await pictureOf(context.req.param('file').slice(0, -'.jpg'.length))
    const jpeg = await previews(hash, async () => previewPicture(drawProduct(drawing, 'front')))
    return context.body(jpeg, 200, headersOf(context, 'image/jpeg'))
  })
}

const headersOf = (context: Context, type: string) => ({
  'content-type': type,
  'cache-control': context.req.query('v') === undefined ? 'public, max-age=86400' : 'public, max-age=31536000, immutable',
  'x-content-type-options': 'nosniff',
})
