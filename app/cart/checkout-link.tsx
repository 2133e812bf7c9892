import { useTranslation } from 'react-i18next'
import { href } from '../routing/href'
import { useStore } from '../store/use-shop'
import { LinkButton } from '../ui/button'
import { minimumOrder } from './minimum-order'

/**
 * The way to the checkout. It is closed while the sum is below the minimum, and while it `waits` for an answer. A link cannot be disabled, so
 * what cannot be used yet is a disabled button (spec section 5, Minimum order value).
 */
export function CheckoutLink({ total, waits }: { total: number; waits: boolean }) {
  const { t } = useTranslation()
  const { language, minimumOrder: minimum } = useStore()
  if (minimumOrder(total, minimum).reached && !waits) {
    return (
      <LinkButton to={href('checkout', language)} wide className="mt-3">
        {t('cart.toCheckout')}
      </LinkButton>
    )
  }
  return (
    <button type="button" disabled className="mt-3 h-12 w-full rounded-lg bg-line font-semibold text-muted">
      {t('cart.toCheckout')}
    </button>
  )
}
