import { Notice } from '../../ui/notice'
import type { CartLineView } from '../rules/cart-view'
import { useTranslation } from '../../store/use-translation'

/**
 * The backend's notices about a line: an adjusted quantity as danger, its cart_notice as a warning
 * (spec section 8). Nothing without either.
 */
export function LineNotices({ line: { adjusted, notice } }: { line: Pick<CartLineView, 'adjusted' | 'notice'> }) {
  const { t } = useTranslation()
  if (!adjusted && notice === null) return null
  return (
    <div className="order-last col-span-full grid gap-2">
      {adjusted && <Notice kind="danger" title={t('product.adjusted_quantity')} />}
      {notice !== null && (
        <Notice kind="warning">
          <p>{notice}</p>
        </Notice>
      )}
    </div>
  )
}
