import { Notice } from '../../ui/notice'
import type { CartLineView } from '../rules/cart-view'
import { useTranslation } from '../../store/use-translation'

/**
 * The backend's notices about a line in one box: an adjusted quantity as danger, any other notice as warning (spec section 8).
 * Nothing without a notice.
 */
export function LineNotices({ line: { adjusted, notice } }: { line: Pick<CartLineView, 'adjusted' | 'notice'> }) {
  const { t } = useTranslation()
  if (!adjusted && notice === null) return null
  return (
    <div className="order-last col-span-full">
      <Notice kind={adjusted ? 'danger' : 'warning'} {...(adjusted ? { title: t('product.adjusted_quantity') } : {})}>
        {notice !== null && <p className={adjusted ? 'text-warm' : ''}>{notice}</p>}
      </Notice>
    </div>
  )
}
