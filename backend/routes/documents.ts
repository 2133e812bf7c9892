import { and, eq, sql } from 'drizzle-orm'
import type { Hono } from 'hono'
import { createHash } from 'node:crypto'
import { loadProduct } from '../catalogue/product-page'
import { statement } from '../database/database'
import { products, productTexts } from '../database/schema/products'
import { dataSheet } from '../documents/data-sheet'
import { writeSheet } from '../documents/write-sheet'
import { notFound } from '../refusal'
import { refuseNul } from '../http/parse'
import { readDrawing } from '../pictures/stored-drawing'
import { company } from '../stores/company'
import type { Services } from '../services'
import { LONG_DAYS } from '../stores/formats'
import { STORES } from '../stores/stores'

const productBySku = statement((db) =>
  db
    .select({ slug: productTexts.slug, drawing: products.drawing })
    .from(products)
    .innerJoin(productTexts, eq(productTexts.product_id, products.id))
    .where(and(eq(products.sku, sql.placeholder('sku')), eq(productTexts.language, sql.placeholder('language'))))
    .prepare('product_of_document'),
)

/** GET /documents/{language}/{sku}.pdf: the data sheet of a product, made from the data of its page. */
export function mountDocuments(app: Hono, { db, now }: Services): void {
  app.get('/documents/:language/:file{.+\\.pdf}', async (context) => {
    const store = STORES.find(({ language }) => language === context.req.param('language'))
    const sku = context.req.param('file').slice(0, -'.pdf'.length)
    refuseNul(sku, 'sku')
    if (store === undefined) throw notFound('A document in this language')
    const { language } = store
    const [row] = await productBySku(db).execute({ sku, language })
    if (row === undefined) throw notFound(`The document of ${sku}`)
    const product = await loadProduct(db, row.slug, { language, store, now: now() })
    const [document] = product.documents
    if (document === undefined) throw notFound(`The document of ${sku}`)

    const sheet = dataSheet(product, readDrawing(row.drawing), language, LONG_DAYS[language].format(now()))
    const tag = `"${createHash('sha256').update(JSON.stringify(sheet)).digest('base64url').slice(0, 22)}"`
    const headers = { etag: tag, 'cache-control': 'public, max-age=3600' }
    if (context.req.header('if-none-match') === tag) return context.body(null, 304, headers)
    const pdf = await writeSheet(sheet, { brand: company[language].brand ?? '', iso: store.iso, now: now() })
    return context.body(pdf, 200, {
      ...headers,
      'content-type': 'application/pdf',
      'content-length': String(pdf.byteLength),
      'content-disposition': `inline; filename="${fileName(document.title, sku)}"`,
      'x-content-type-options': 'nosniff',
    })
  })
}

/** A file name that is valid on every system: `Datablad-CR2032.pdf`. */
function fileName(title: string, sku: string): string {
  return `${title}-${sku.replaceAll(/[^\w.-]+/g, '-')}.pdf`
}
