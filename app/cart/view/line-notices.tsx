import { useTranslation } from 'react-i18next'
import { Notice } from '../../ui/notice'
import type { CartLineView } from '../rules/cart-view'

/**
 * What the backend says of a line, in one box: that its quantity was changed, as danger, and whatever else it has to say, as warning (spec
 * section 8). Nothing where it says nothing.
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
