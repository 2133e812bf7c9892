import { href } from '../routing/href'
import { useLanguage } from '../store/use-shop'
import { useTranslation } from '../store/use-translation'
import { LinkButton } from '../ui/button'
import { EmptyState } from '../ui/empty-state'
import { GuestOrderLink, WaysOn } from './ways-on'

/**
 * The page of a customer to whom nothing was sent yet. `hasOrders`: one can be cancelled, or followed,
 * instead. `text` is what this page is for.
 */
export function NothingToReturn({ hasOrders, text }: { hasOrders: boolean; text: string }) {
  const { t } = useTranslation()
  const language = useLanguage()
  return (
    <EmptyState
      icon="return"
      title={<h2 className="text-xl font-semibold">{t('account.orderReturn.empty.title')}</h2>}
      text={text}
    >
      {hasOrders ? (
        <div className="flex flex-wrap gap-3 max-sm:flex-col">
          <LinkButton to={href('accountOrders', language)}>{t('account.allOrders')}</LinkButton>
          <GuestOrderLink />
        </div>
      ) : (
        <WaysOn or="guest-order" />
      )}
    </EmptyState>
  )
}
