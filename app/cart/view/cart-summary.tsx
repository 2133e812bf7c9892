import type { ReactNode } from 'react'
import { ServerFragment } from '../../fragments/server-fragment'
import { useStore } from '../../store/use-shop'
import { useTranslation } from '../../store/use-translation'
import { href } from '../../routing/href'
import { LinkButton } from '../../ui/button'
import type { CartFreight } from '../../commerce/contract/checkout'
import { CartMarks } from './cart-marks'
import { CartTotals } from './cart-totals'
import type { CartView } from '../rules/cart-view'
import { CheckoutLink } from './checkout-link'
import { FreightNote, FreightProgress } from './freight-progress'

/** The totals and the link to the checkout, or why it is closed; `children` are shown above that link. */
export function CartSummary({ children, ...cart }: CartSummaryProps) {
  const { t } = useTranslation()
  const { language } = useStore()
  return (
    <section aria-labelledby="summary" className="h-fit rounded-xl bg-mist p-6 lg:sticky lg:top-24">
      <h2 id="summary" className="mb-4 text-lg font-semibold">
        {t('cart.summary')} <span className="font-normal text-muted">({t('cart.items', { count: cart.totals.count })})</span>
      </h2>
      <FreightProgress {...cart} />
      <CartTotals {...cart} />
      <FreightNote {...cart} />
      {children}
      <CheckoutLink {...cart} />
      <LinkButton to={href('home', language)} look="secondary" wide className="mt-3">
        {t('cart.continue')}
      </LinkButton>
      <ServerFragment of={['cart marks', cart.hasGiftCards, cart.hasSubscriptions]}>
        <CartMarks cart={cart} className="-mx-5 mt-4" />
      </ServerFragment>
    </section>
  )
}

type CartSummaryProps = Pick<
  CartView,
  'totals' | 'byCode' | 'orderable' | 'goods' | 'soldOut' | 'unconfirmed' | 'hasGiftCards' | 'hasSubscriptions'
> & {
  pending: boolean
  freight: CartFreight | null
  children?: ReactNode
}
