import { PRODUCT_TYPE } from '../../../app/commerce/contract/product-type'
import type { prices } from '../../database/schema/prices'
import { giftCardAmount, reduced, storePrice } from '../../pricing/store-price'
import type { Store } from '../../stores/stores'
import type { SeedProduct } from '../data/records'

type Row = typeof prices.$inferInsert

/**
 * The price rows of a product in one store: the normal price, quantity discounts, and the campaign price with the original price.
 */
export function priceRows(seed: SeedProduct, productId: number, store: Store): Row[] {
  const normal = (seed.type === PRODUCT_TYPE.giftCard ? giftCardAmount : storePrice)(seed.price, store)
  const row = (tier: Pick<Row, 'kind' | 'q' | 'p'> & Partial<Row>): Row => ({
    product_id: productId,
    store_id: store.id,
    o: null,
    d: null,
    ...tier,
  })
  const quantity = seed.quantityDiscounts.map(({ q, percent }) => row({ kind: 'n', q, p: reduced(normal, percent, store) }))
  const campaign =
    seed.campaign === null
      ? []
      : [row({ kind: 'c', q: 1, p: reduced(normal, seed.campaign, store), o: normal, d: seed.campaign })]
  return [row({ kind: 'n', q: 1, p: normal }), ...quantity, ...campaign]
}
