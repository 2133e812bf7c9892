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
  const isOffered = points.some(({ id }) => id === chosen)
  return (
    <RadioCards legend={t('checkout.servicePoint')} error={error}>
      {points.map((point, at) => (
        <RadioCard
          key={point.id}
          name={field.name}
          value={point.id}
          defaultChecked={isOffered ? point.id === chosen : at === 0}
          label={point.name}
          description={[`${point.street}, ${point.postal_code} ${point.city}`, ...openingHours(point.hours, iso)].join(' · ')}
          aside={distance(point, iso)}
        />
      ))}
    </RadioCards>
  )
}

/** Kilometres with one decimal, metres below one kilometre. */
function distance({ distance_metres: metres }: ServicePoint, iso: string): string {
  return metres < 1000
    ? numberFormat(iso, { style: 'unit', unit: 'meter', maximumSignificantDigits: 2 }).format(metres)
    : numberFormat(iso, { style: 'unit', unit: 'kilometer', maximumFractionDigits: 1 }).format(metres / 1000)
}

type ServicePointFieldsProps = { field: FieldMetadata<string>; points: ServicePointOffer; chosen: string | null }
