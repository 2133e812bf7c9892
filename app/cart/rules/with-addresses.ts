import type { CartLineView } from './cart-view'
import type { SentLine } from './sent-line'

type Row = Pick<CartLineView, 'uuid' | 'slug' | 'thumb'>

/** The rows with the addresses and pictures of the page that was loaded, where an answer for other rows is without them. */
export function withAddresses<R extends Row>(rows: readonly R[], loaded: readonly SentLine[]): R[] {
  const known = new Map(loaded.map((line) => [line.uuid, line]))
  return rows.map((row) => {
    const { slug = '', thumb = null } = known.get(row.uuid) ?? {}
    return row.slug === '' ? { ...row, slug, thumb } : row
  })
}
