import { useTranslation } from 'react-i18next'
import { Icon } from '../ui/icon'
import { CountdownOrWords } from './countdown-or-words'
import { type BannerData, isActive } from './shown-banner'
import { useNow } from './use-now'

/** Beside the price of the deal's own product: how long the deal lasts. Nothing for any other product. */
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
        <CountdownOrWords end={deal.expires_at} now={now} before={t('deal.ends')} words={t('deal.until', { ...deal.until })} />
      </span>
    </p>
  )
}
