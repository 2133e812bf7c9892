import type { Translate } from '../store/translate'
import type { DeliveryPromise } from './delivery'

/** The delivery promise in words: of the whole cart, or of a product. */
export function deliveryText(delivery: DeliveryPromise, page: 'cart' | 'product', t: Translate): string {
  switch (delivery.kind) {
    case 'same-day':
      return delivery.arrives === undefined
        ? t('delivery.same-day', delivery)
        : t('delivery.arrives', { ...delivery, arrives: delivery.arrives })
    case 'presale':
      return t(`${page}.delivery.presale`, delivery)
    case 'back-order':
      return t(`${page}.delivery.back-order`)
  }
}
