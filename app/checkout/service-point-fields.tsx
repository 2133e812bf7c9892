import type { FieldMetadata } from '@conform-to/react'
import { useTranslation } from '../store/use-translation'
import type { ServicePoint } from '../commerce/contract/checkout'
import { numberFormat } from '../store/intl-formats'
import { useStore } from '../store/use-shop'
import { Notice } from '../ui/notice'
import { RadioCard, RadioCards } from '../ui/radio-card'
import type { ServicePointOffer } from './choices'
import { openingHours } from './opening-hours'
import { useFieldError } from './use-field-error'

/** Where the parcel is collected: the nearest places with distance and opening hours; the nearest is chosen at first. */
export function ServicePointFields({ field, points, chosen }: ServicePointFieldsProps) {
  const { t } = useTranslation()
  const { iso } = useStore()
  const error = useFieldError(field)
  if (points === null) return null
  if (points === 'away') return <Notice kind="info">{t('checkout.servicePoint.away')}</Notice>
  const chosenId = points.some(({ id }) => id === chosen) ? chosen : points[0]?.id
  const card = (point: ServicePoint) => (
    <RadioCard
      key={point.id}
      name={field.name}
      value={point.id}
      defaultChecked={point.id === chosenId}
      label={point.name}
      description={[`${point.street}, ${point.postal_code} ${point.city}`, ...openingHours(point.hours, iso)].join(' · ')}
      aside={distance(point, iso)}
    />
  )
  const more = points.slice(NEAREST)
  return (
    <RadioCards legend={t('checkout.servicePoint')} error={error}>
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

/** So many places are shown at once, the others when they are asked for. */
const NEAREST = 3

/** Kilometres with one decimal, metres below one kilometre. */
function distance({ distance_metres: metres }: ServicePoint, iso: string): string {
  return metres < 1000
    ? numberFormat(iso, { style: 'unit', unit: 'meter', maximumSignificantDigits: 2 }).format(metres)
    : numberFormat(iso, { style: 'unit', unit: 'kilometer', maximumFractionDigits: 1 }).format(metres / 1000)
}

type ServicePointFieldsProps = { field: FieldMetadata<string>; points: ServicePointOffer; chosen: string | null }
