import { useTranslation } from '../store/use-translation'
import { Notice } from '../ui/notice'
import { RadioCard, RadioCards } from '../ui/radio-card'
import { chosenPoint, type ServicePointOffer } from './choices'
import { useFormField } from './use-form-state'
import type { ServicePointView } from './service-point-view'

/**
 * The choice of the place where the parcel is collected: the nearest places with distance and opening hours; the nearest
 * is chosen at first. Where none can be shown, the page says that the nearest is used, and a hidden field records that
 * the shopper has read it (decision 067).
 */
export function ServicePointFields({ points, delivery, chosen }: ServicePointFieldsProps) {
  const { t } = useTranslation()
  const { id: fieldId, name, error } = useFormField('service_point')
  if (points === null) return null
  if (points === 'away' || points.length === 0) {
    return (
      <>
        <input type="hidden" name={name} value="" />
        <input type="hidden" name="points_of" value={delivery} />
        <Notice kind="info">{t('checkout.servicePoint.away')}</Notice>
      </>
    )
  }
  const chosenId = chosenPoint(points, chosen)?.id
  const card = (point: ServicePointView) => (
    <RadioCard
      key={point.id}
      id={point.id === points[0]?.id ? fieldId : undefined}
      name={name}
      value={point.id}
      defaultChecked={point.id === chosenId}
      label={point.name}
      description={point.about}
      aside={point.distance}
    />
  )
  const more = points.slice(NEAREST)
  return (
    <RadioCards legend={t('checkout.servicePoint')} error={error}>
      <input type="hidden" name="points_of" value={delivery} />
      {points.slice(0, NEAREST).map(card)}
      {more.length > 0 && (
        <details open={more.some(({ id }) => id === chosenId)}>
          <summary className="inline-flex min-h-11 cursor-pointer items-center text-petrol underline underline-offset-4">
            {t('checkout.servicePoint.more', { count: more.length })}
          </summary>
          <div className="mt-2 grid gap-2">{more.map(card)}</div>
        </details>
      )}
    </RadioCards>
  )
}

/** Number of places shown at first; the others are shown on request. */
const NEAREST = 3

/** `delivery`: id of the delivery method of these service points; sent with the form. */
type ServicePointFieldsProps = { points: ServicePointOffer; delivery: string; chosen: string | null }
