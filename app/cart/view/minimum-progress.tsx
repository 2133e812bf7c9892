import { useAmountIncludingVat } from '../../pricing/use-amount-including-vat'
import { useStore } from '../../store/use-shop'
import { useTranslation } from '../../store/use-translation'
import { minimumOrder } from '../rules/minimum-order'

/**
 * The rest from the orderable total to the minimum order; renders nothing once it is reached (spec section 5, Minimum
 * order value). `id` is that of the words.
 */
export function MinimumProgress({ orderable, id }: { orderable: number; id: string }) {
  const { t } = useTranslation()
  const store = useStore()
  const { reached, missing, share } = minimumOrder(orderable, store.minimumOrder)
  const owed = useAmountIncludingVat()
  if (reached) return null
  return (
    <div className="mt-3 text-sm">
      <progress value={share} max={1} aria-labelledby={id} className="goal h-2 w-full" />
      <p id={id} className="mt-1">
        {t('cart.minimum', { minimum: owed(store.minimumOrder), missing: owed(missing) })}
      </p>
    </div>
  )
}
