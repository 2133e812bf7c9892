import { useId } from 'react'
import { href } from '../../routing/href'
import { useStore } from '../../store/use-shop'
import { useTranslation } from '../../store/use-translation'
import { LinkButton } from '../../ui/button'
import type { CartView } from '../rules/cart-view'
import { minimumOrder } from '../rules/minimum-order'
import { MinimumProgress } from './minimum-progress'

/**
 * The link to the checkout. It is closed while a line is sold out or the orderable total is below the minimum, with the reasons above it, and
 * while it `waits` for an answer. A link cannot be disabled, so a closed one is a disabled button (spec section 5, Minimum order value).
 */
export function CheckoutLink({ orderable, soldOut, waits }: Pick<CartView, 'orderable' | 'soldOut'> & { waits: boolean }) {
  const { t } = useTranslation()
  const { language, minimumOrder: minimum } = useStore()
  const [soldOutId, minimumId] = [useId(), useId()]
  const { reached } = minimumOrder(orderable, minimum)
  if (reached && !soldOut && !waits) {
    return (
      <LinkButton to={href('checkout', language)} wide className="mt-3">
        {t('cart.toCheckout')}
      </LinkButton>
    )
  }
  const reasons = [...(soldOut ? [soldOutId] : []), ...(reached ? [] : [minimumId])]
  return (
    <>
      {soldOut && (
        <p id={soldOutId} className="mt-3 text-sm font-semibold text-red">
          {t('cart.soldOut')}
        </p>
      )}
      {!reached && <MinimumProgress orderable={orderable} id={minimumId} />}
      <button
        type="button"
        disabled
        aria-describedby={reasons.length > 0 ? reasons.join(' ') : undefined}
        className="mt-3 h-12 w-full rounded-lg bg-line font-semibold text-muted"
      >
        {t('cart.toCheckout')}
      </button>
    </>
  )
}
