import { useTranslation } from '../store/use-translation'
import type { TimelineRow } from './tracking-view'

/** The steps of an order, newest first. */
export function Timeline({ rows }: { rows: readonly TimelineRow[] }) {
  const { t } = useTranslation()
  return (
    <section>
      <h2>{t('tracking.history')}</h2>
      <ol className="mt-4 px-1.5">
        {rows.map((row, at) => (
          <li key={`${row.at} ${at}`} className="relative border-l-2 border-line pb-5 pl-6 last:border-transparent last:pb-0">
            <span
              aria-hidden
              className={`absolute top-1.5 -left-[7px] size-3 rounded-full ${at === 0 ? 'bg-green' : 'border-2 border-control bg-white'}`}
            />
            <p className={at === 0 ? 'font-semibold' : ''}>
              {row.by === 'shop' ? t(`tracking.step.${row.step}`) : t(`tracking.event.${row.code}`, { carrier: row.carrier })}
            </p>
            <p className="text-sm text-muted tabular-nums">
              <time dateTime={row.at}>{t('order.history.time', { time: row.time })}</time>
              {row.place !== null && ` · ${row.place}`}
              {row.by === 'carrier' && row.parcel !== null && ` · ${row.parcel}`}
            </p>
          </li>
        ))}
      </ol>
    </section>
  )
}
