import { PRODUCT_TYPE } from '../../app/commerce/contract/product-type'
import type { Store } from '../stores/stores'

/** VAT of a product in percent. A gift card has none: VAT is due when the card is used (Directive (EU) 2016/1065). */
export function vatOf(product: { type: number }, store: Pick<Store, 'vat'>): number {
  return product.type === PRODUCT_TYPE.giftCard ? 0 : store.vat
}
