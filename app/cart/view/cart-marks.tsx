import { useStore } from '../../store/use-shop'
import { useTranslation } from '../../store/use-translation'
import { Marks } from '../../ui/mark'
import { payableMarks } from '../rules/payable-marks'
import type { CartView } from '../rules/cart-view'

/**
 * The icons of the cart slide: every way this cart can be paid, and on tall screens who
 * delivers it and what keeps the purchase safe.
 */
export function CartMarks({ cart, className = '' }: CartMarksProps) {
  const { t } = useTranslation()
  const { payment, shipping, trust } = useStore().icons.cartSlide
  const row = 'justify-center max-h-7 overflow-hidden'
  return (
    <div className={`grid ${className}`}>
      <Marks marks={payableMarks(payment, cart)} label={t('footer.payment')} className="justify-center" />
      <div className="hidden justify-center gap-x-2.5 [@media(height>=800px)]:flex">
        <Marks marks={shipping} label={t('footer.delivery')} className={row} />
        {/* A line keeps it apart from the carriers. */}
        <Marks marks={trust} label={t('footer.trust')} className={`${row} border-l border-line pl-2.5`} />
      </div>
    </div>
  )
}

type CartMarksProps = { cart: Pick<CartView, 'hasGiftCards' | 'hasSubscriptions'>; className?: string }
