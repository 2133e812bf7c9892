import { Icon } from '../ui/icon'
import { CountdownOrText } from './countdown-or-text'
import { type BannerData, isActive } from './shown-banner'
import { useNow } from './use-now'
import { useTranslation } from '../store/use-translation'

/** The remaining time of the current deal, on the page of its product; nothing for other products. */
export function DealEnds({ data, slug }: { data: BannerData | undefined; slug: string }) {
  const { t } = useTranslation()
  const now = useNow()
  const deal = data?.deal
  if (!deal || deal.product_slug !== slug || !isActive(deal, now ?? data.now)) return null
  return (
    <p className="flex items-center gap-2 text-sm text-red">
      <Icon name="clock" size={20} />
      <span>
        <strong>{deal.title}.</strong>{' '}
        <CountdownOrText end={deal.expires_at} now={now} before={t('deal.ends')} text={t('deal.until', { ...deal.until })} />
      </span>
    </p>
  )
}
