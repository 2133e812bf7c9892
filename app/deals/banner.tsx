import { useLocation } from '@remix-run/react'
import { href } from '../routing/href'
import { useLanguage } from '../store/use-shop'
import { useTranslation } from '../store/use-translation'
import { Icon } from '../ui/icon'
import { CountdownOrText } from './countdown-or-text'
import { type BannerData, type DeliveryCutoff, shownBanner, type ShownDeal } from './shown-banner'
import { useNow } from './use-now'

/** A part of the header's strip: the current deal, or the time until which orders leave the same day (spec section 4, Banner). */
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
  const discount = deal.discount > 0 && (
    <span className="shrink-0 rounded-md bg-amber px-1.5 font-bold text-ink tabular-nums">
      {t('price.discount', { percent: deal.discount })}
    </span>
  )
  return (
    <section data-turn aria-label={t('deal.label')} className="turn">
      <Icon name="tag" size={20} className="text-amber" />
      {pathname === product ? (
        <>
          <p className="turn-text">
            {deal.title}.{' '}
            <CountdownOrText end={deal.expires_at} now={now} before={t('deal.ends')} text={t('deal.until', { ...deal.until })} />
          </p>
          {discount}
        </>
      ) : (
        <a href={product} className="turn-link">
          <span className="turn-text">
            {deal.title}: <span className="font-semibold">{deal.product_name}</span>
          </span>{' '}
          {discount}
        </a>
      )}
    </section>
  )
}

function DeliveryBanner({ delivery: { until, text }, now }: { delivery: DeliveryCutoff; now: number | null }) {
  const { t } = useTranslation()
  return (
    <section data-turn aria-label={t('delivery.label')} className="turn">
      <Icon name="truck" size={20} className="text-amber" />
      <p className="turn-text">
        <CountdownOrText
          end={until}
          now={now}
          before={t('delivery.within')}
          after={t('delivery.within.then')}
          text={t('delivery.before', { ...text })}
        />
      </p>
    </section>
  )
}
