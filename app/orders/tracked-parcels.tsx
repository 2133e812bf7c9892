import { useTranslation } from '../store/use-translation'
import { Icon } from '../ui/icon'
import type { TrackingView } from './tracking-view'

/** The parcels of an order, with the link to the carrier's own tracking, and what is not known of them now. */
export function TrackedParcels({ parcels }: Pick<TrackingView, 'parcels'>) {
  const { t } = useTranslation()
  return (
    <section>
      <h2>{t('tracking.parcels', { count: parcels.length })}</h2>
      <ul className="mt-3 grid gap-3">
        {parcels.map(({ carrier, number, url, news }) => (
          <li key={`${carrier} ${number}`} className="rounded-xl border border-line p-4">
            <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
              <div>
                <p className="font-semibold">{carrier}</p>
                <p className="text-sm text-muted tabular-nums">{t('tracking.parcel.number', { number })}</p>
              </div>
              {url !== null && (
                <a
                  href={url}
                  rel="noreferrer"
                  className="inline-flex min-h-11 items-center gap-1.5 font-semibold text-petrol underline underline-offset-4"
                >
                  {t('tracking.parcel.link', { carrier })}
                  <Icon name="external" size={20} />
                </a>
              )}
            </div>
            {news !== null && <p className="mt-2">{t(`tracking.parcel.${news}`, { carrier })}</p>}
          </li>
        ))}
      </ul>
    </section>
  )
}
