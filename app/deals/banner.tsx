import { useLocation } from '@remix-run/react'
import { href } from '../routing/href'
import { useLanguage } from '../store/use-shop'
import { useTranslation } from '../store/use-translation'
import { Icon } from '../ui/icon'
import { CountdownOrText } from './countdown-or-text'
import { type BannerData, type DeliveryCutoff, shownBanner, type ShownDeal } from './shown-banner'
import { useNow } from './use-now'

/** The current deal, or the time until which orders leave the same day (spec section 4, Banner). */
export function Banner({ data }: { data: BannerData }) {
  const now = useNow()
  const shown = shownBanner(data, now ?? data.now)
  if (shown === null) return null
  return shown.kind === 'deal' ? (
    <DealBanner deal={shown.deal} now={now} />
  ) : (
    <DeliveryBanner delivery={shown.delivery} now={now} />
  )
}

/** Links to the product of the deal; on that product's page, shows the remaining time instead. */
function DealBanner({ deal, now }: { deal: ShownDeal; now: number | null }) {
  const { t } = useTranslation()
  const { pathname } = useLocation()
  const product = href('product', useLanguage(), { slug: deal.product_slug })
  const content = (
    <>
      <Icon name="tag" size={20} className="text-warm" />
      <span className="min-w-0 truncate">
        {deal.title}: <span className="font-semibold">{deal.product_name}</span>
      </span>
      <span className="shrink-0 rounded-md bg-red px-2 font-semibold text-white tabular-nums">
        {t('price.discount', { percent: deal.discount })}
      </span>
    </>
  )
  return (
    <aside aria-label={t('deal.label')} className="no-print bg-warm-soft text-sm">
      {pathname === product ? (
        <div className={`${LINE} flex-wrap`}>
          <p className="flex min-w-0 items-center gap-2">{content}</p>
          <p>
            <CountdownOrText end={deal.expires_at} now={now} before={t('deal.ends')} text={t('deal.until', { ...deal.until })} />
          </p>
        </div>
      ) : (
        <a href={product} className={`${LINE} text-ink no-underline hover:underline`}>
          {content}
          <Icon name="chevron-right" size={20} />
        </a>
      )}
    </aside>
  )
}

function DeliveryBanner({ delivery: { until, text }, now }: { delivery: DeliveryCutoff; now: number | null }) {
  const { t } = useTranslation()
  return (
    <aside aria-label={t('delivery.label')} className="no-print bg-mist text-sm">
      <div className={LINE}>
        <Icon name="truck" size={20} className="text-muted" />
        <p>
          <CountdownOrText
            end={until}
            now={now}
            before={t('delivery.within')}
            after={t('delivery.within.then')}
            text={t('delivery.before', { ...text })}
          />
        </p>
      </div>
    </aside>
  )
}

const LINE = 'page-width flex min-h-11 items-center justify-center gap-x-2 gap-y-1 py-1.5'
