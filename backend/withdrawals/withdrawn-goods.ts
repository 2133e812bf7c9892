import type { StoredPieces } from '../orders/stored-pieces'

type Goods = { extent: 'whole' | 'part'; lines: StoredPieces | null }

/**
 * The goods of a withdrawal as lines of the order: positions and pieces that the order does not have are left out; a withdrawal
 * that names all pieces of all lines counts as one from the whole order.
 */
export function withdrawnGoods({ extent, lines }: Goods, ordered: StoredPieces): Goods {
  if (extent === 'whole' || lines === null) return { extent, lines: null }
  const pieces = ordered.flatMap(({ position, quantity }) => {
    const wanted = lines.filter((line) => line.position === position).reduce((sum, line) => sum + line.quantity, 0)
    return wanted === 0 ? [] : [{ position, quantity: Math.min(wanted, quantity) }]
  })
  const isWhole = pieces.length === ordered.length && pieces.every(({ quantity }, at) => quantity === ordered[at]?.quantity)
  if (isWhole) return { extent: 'whole', lines: null }
  return { extent: 'part', lines: pieces.length === 0 ? null : pieces }
}
