import { useId } from 'react'
import type { CartFreight } from '../../commerce/contract/checkout'
import { useAmountIncludingVat } from '../../pricing/use-amount-including-vat'
import { useStore } from '../../store/use-shop'
import { useTranslation } from '../../store/use-translation'
import { Icon } from '../../ui/icon'
import type { CartView } from '../rules/cart-view'
import { minimumOrder } from '../rules/minimum-order'

/**
 * The amount of goods that is missing for free delivery. It is shown only once the minimum order is reached, so that there is one
 * goal at a time, and only for goods that some delivery takes free of charge.
 */
export function FreightProgress({ freight, orderable, goods }: FreightProps & Pick<CartView, 'orderable'>) {
  const { t } = useTranslation()
  const { minimumOrder: minimum } = useStore()
  const id = useId()
  const owed = useAmountIncludingVat()
  const goal = freight?.free_from ?? null
  if (goal === null || !minimumOrder(orderable, minimum).reached) return null
  const { reached, missing, share } = minimumOrder(goods, goal)
  if (reached) {
    return (
      <p className="mb-3 flex items-center gap-2 text-sm font-semibold text-green">
        <Icon name="check-circle" size={20} className="shrink-0" />
        {t('cart.freight.free')}
      </p>
    )
  }
  return (
    <div className="mb-3 text-sm">
      <progress value={share} max={1} aria-labelledby={id} className="goal h-1.5 w-full" />
      <p id={id} className="mt-1">
        {t('cart.freight.missing', { missing: owed(missing) })}
      </p>
    </div>
  )
}

/** Says that freight is added to the total, and its lowest price; renders nothing once freight is free. */
export function FreightNote({ freight, goods }: FreightProps) {
  const { t } = useTranslation()
  const owed = useAmountIncludingVat()
  if (freight !== null && freight.free_from !== null && goods >= freight.free_from) return null
  return (
    <p className="mt-1 text-sm text-muted">
      {freight === null
        ? t('cart.shipping.later')
        : freight.needs_delivery
          ? t('cart.freight.from', { price: owed(freight.price_from) })
          : t('cart.freight.none')}
    </p>
  )
}

type FreightProps = Pick<CartView, 'goods'> & { freight: CartFreight | null }
