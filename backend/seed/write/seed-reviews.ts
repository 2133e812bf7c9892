import { createHash } from 'node:crypto'
import type { Database } from '../../database/database'
import { insertRows } from '../../database/insert-rows'
import { reviews } from '../../database/schema/reviews'
import { recountReviews } from '../../reviews/recount'
import { STORES } from '../../stores/stores'
import type { Ids } from './catalogue-ids'
import type { SeedReview } from '../data/records'

const DAY_MS = 86_400_000

/** Seeds sample reviews and computes the products' scores from them. */
export async function seedReviews(db: Database, seeds: readonly SeedReview[], ids: Ids, seededAt: Date): Promise<void> {
  await insertRows(
    db,
    reviews,
    seeds.map((seed) => reviewRow(seed, ids, seededAt)),
  )
  await recountReviews(db)
}

/** Sample reviews are published without an order and without a name, because no person wrote them. */
function reviewRow(seed: SeedReview, ids: Ids, seededAt: Date): typeof reviews.$inferInsert {
  const { sku, language, stars, title, text, daysAgo } = seed
  const store = STORES.find((one) => one.language === language)
  if (store === undefined) throw new Error(`No store for the language ${language}`)
  return {
    id: idOf(`${sku} ${language} ${title} ${text}`),
    product_id: ids.product(sku),
    store_id: store.id,
    stars,
    title,
    text,
    name: '',
    status: 'published',
    written_at: new Date(seededAt.getTime() - daysAgo * DAY_MS),
  }
}

/** A UUID of version 8 (RFC 9562) derived from the text, so that seeding again gives the same ids. */
function idOf(text: string): string {
  const hex = createHash('sha256').update(text).digest('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}
