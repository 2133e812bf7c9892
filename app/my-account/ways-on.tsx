import { finderHref } from '../routing/finder-query'
import { href } from '../routing/href'
import { useLanguage } from '../store/use-shop'
import { useTranslation } from '../store/use-translation'
import { LinkButton } from '../ui/button'

/**
 * The two ways on from a page of the account that has nothing to list: into the shop, and to what the customer may have looked
 * for, an order that was placed without the account or the finder.
 */
export function WaysOn({ or }: { or: 'guest-order' | 'finder' }) {
  const { t } = useTranslation()
  const language = useLanguage()
  return (
    <div className="flex flex-wrap gap-3 max-sm:flex-col">
      <LinkButton to={href('home', language)}>{t('later.shop')}</LinkButton>
      {or === 'finder' ? (
        <LinkButton look="secondary" to={finderHref(language)}>
          {t('finder.link')}
        </LinkButton>
      ) : (
        <GuestOrderLink />
      )}
    </div>
  )
}

/** Leads to an order that was placed without the account. */
export function GuestOrderLink() {
  const { t } = useTranslation()
  return (
    <LinkButton look="secondary" to={href('myOrder', useLanguage())}>
      {t('account.guestOrder')}
    </LinkButton>
  )
}
