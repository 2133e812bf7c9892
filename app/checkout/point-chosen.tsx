import { formatMoney } from '../store/money'
import { useStore } from '../store/use-shop'
import { useTranslation } from '../store/use-translation'
import { Button } from '../ui/button'
import type { Choice } from './choices'
import type { ServicePointView } from './service-point-view'
import { useFormField } from './use-form-state'

/**
 * Shown when an order was sent before its form could show where the parcel is collected, as without scripts: the place that is
 * chosen now, the way to the others, the total, and the order button in the legally required words alone (in Germany BGB 312j).
 */
export function PointChosen({ point, choice: { quote } }: { point: ServicePointView | undefined; choice: Choice }) {
  const { t } = useTranslation()
  const store = useStore()
  const { id } = useFormField('service_point')
  return (
    <>
      <p className="font-semibold">{t('checkout.pointChosen')}</p>
      {point !== undefined && (
        <p className="mt-1">
          {point.name}, {point.about}
        </p>
      )}
      <p>
        <a href={`#${id}`} className="inline-block py-2.5 text-petrol underline underline-offset-4">
          {t('checkout.pointChosen.other')}
        </a>
      </p>
      {quote !== undefined && (
        <p className="mt-2 font-bold tabular-nums">
          {t(quote.gift_cards.length > 0 ? 'giftCard.toPay' : 'checkout.total')} {formatMoney(quote.to_pay, store)}
        </p>
      )}
      <Button name="intent" value="order" className="mt-3 mb-1 max-sm:w-full">
        {t('checkout.order')}
      </Button>
    </>
  )
}
