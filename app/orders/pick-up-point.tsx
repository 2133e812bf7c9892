import { useTranslation } from '../store/use-translation'
import type { TrackingView } from './tracking-view'

/** The place where a parcel is collected, with its opening hours. */
export function PickUpPoint({ point }: { point: NonNullable<TrackingView['point']> }) {
  const { t } = useTranslation()
  const { name, address, hours } = point
  return (
    <section className="rounded-xl bg-mist p-5">
      <h2>{t('tracking.point')}</h2>
      <p className="mt-2 font-semibold">{name}</p>
      <p>{address}</p>
      {hours === null ? (
        <p className="mt-2 text-muted">{t('tracking.point.noHours')}</p>
      ) : (
        hours.length > 0 && (
          <>
            <h3 className="mt-3 text-base">{t('tracking.point.hours')}</h3>
            <ul className="tabular-nums">
              {hours.map((row) => (
                <li key={row}>{row}</li>
              ))}
            </ul>
          </>
        )
      )}
    </section>
  )
}
