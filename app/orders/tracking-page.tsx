import { ServiceLinks } from '../page/service-page'
import { href } from '../routing/href'
import { useLanguage } from '../store/use-shop'
import { useTranslation } from '../store/use-translation'
import { Timeline } from './timeline'
import { TrackedParcels } from './tracked-parcels'
import { PickUpPoint } from './pick-up-point'
import { TrackingHead } from './tracking-head'
import type { TrackingView } from './tracking-view'
import { KeptTogether } from '../store/kept-together'
import { Link } from '../ui/link'

/**
 * The tracking of an order: state and expected day, parcels and pick-up point, what has happened, and
 * the goods. No name, address or contact.
 */
export function TrackingPage({ view }: { view: TrackingView }) {
  const { t } = useTranslation()
  const { items, parcels, point, timeline } = view
  return (
    <article className="page-width pt-6">
      <TrackingHead view={view} />
      <div className="mt-8 grid gap-8 lg:grid-cols-[1fr_22rem] lg:gap-12">
        <div className="grid content-start gap-8">
          {parcels.length > 0 && <TrackedParcels parcels={parcels} />}
          <Timeline rows={timeline} />
        </div>
        <div className="grid content-start gap-8">
          {point !== null && <PickUpPoint point={point} />}
          <section>
            <h2>{t('tracking.goods')}</h2>
            <ul className="mt-3 divide-y divide-line border-y border-line">
              {items.map(({ name, quantity, returned }, at) => (
                <li key={at} className="flex justify-between gap-4 py-2.5">
                  <div>
                    <KeptTogether>{name}</KeptTogether>
                    {returned > 0 && <p className="text-sm text-muted">{t('tracking.goods.returned', { count: returned })}</p>}
                  </div>
                  <p className="whitespace-nowrap text-muted tabular-nums">{t('confirmation.quantity', { count: quantity })}</p>
                </li>
              ))}
            </ul>
          </section>
        </div>
      </div>
      <p className="mt-8">
        <Link
          to={href('trackOrder', useLanguage())}
          className="inline-block py-2.5 -my-2.5 text-petrol underline underline-offset-4"
        >
          {t('tracking.other')}
        </Link>
      </p>
      <ServiceLinks isMain={false} />
    </article>
  )
}
