import { CartTotals } from './cart-totals'
import { CheckoutLink } from './checkout-link'
import { FreightNote, FreightProgress } from './freight-progress'
import { href } from '../../routing/href'
import { useLanguage } from '../../store/use-shop'
import { useTranslation } from '../../store/use-translation'
import { DeliveryEstimate } from './delivery-estimate'
import type { ShownCart } from '../rules/shown-cart'

/**
 * The totals and the links to checkout and cart: visible beside the rows, and above what is offered below. In a low window (a
 * zoomed phone) fixed totals would cover every row, so they scroll with the rows (styles/drawer.css).
 */
export function DrawerFoot({ cart }: { cart: ShownCart }) {
  const { t } = useTranslation()
  const { totals, byCode, orderable, goods, soldOut, unconfirmed, pending, freight } = cart
  return (
    <div className="sticky bottom-0 z-10 -mx-4 border-y border-line bg-white px-4 pt-3 pb-1 shadow-[0_-4px_16px_rgb(22_32_42/0.08)] sm:-mx-6 sm:px-6">
      {totals.count > 0 && <FreightProgress freight={freight} orderable={orderable} goods={goods} />}
      <CartTotals totals={totals} byCode={byCode} unconfirmed={unconfirmed} pending={pending} />
      {totals.count > 0 && <FreightNote freight={freight} goods={goods} />}
      <DeliveryEstimate note={cart.deliveryNote} />
      <CheckoutLink orderable={orderable} soldOut={soldOut} unconfirmed={unconfirmed} pending={pending} />
      <div className="mt-1 flex justify-between gap-4">
        <a href={href('cart', useLanguage())} className={QUIET}>
          {t('cart.added.toCart')}
        </a>
        <form method="dialog">
          <button className={QUIET}>{t('cart.continue')}</button>
        </form>
      </div>
    </div>
  )
}

const QUIET = 'inline-flex min-h-11 items-center text-petrol underline-offset-4 hover:underline'
