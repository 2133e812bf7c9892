import { NavLink } from '@remix-run/react'
import { useLanguage } from '../store/use-shop'
import { useTranslation } from '../store/use-translation'
import { href } from '../routing/href'

const PAGES = [
  { page: 'accountOverview', text: 'account.overview' },
  { page: 'accountOffers', text: 'account.offers' },
  { page: 'accountOrders', text: 'account.orders' },
  { page: 'accountReturns', text: 'account.returns' },
  { page: 'accountSubscriptions', text: 'account.subscriptions' },
  { page: 'accountProfile', text: 'account.profile' },
] as const

/** Links to the account pages: beside the content on a wide screen, above it on a narrow one. */
export function AccountNav() {
  const { t } = useTranslation()
  const language = useLanguage()
  return (
    <nav aria-label={t('account.nav')}>
      <ul className="-mx-3 flex flex-wrap lg:mx-0 lg:grid lg:gap-1">
        {PAGES.map(({ page, text }) => (
          <li key={page}>
            <NavLink
              to={href(page, language)}
              end={page === 'accountOverview'}
              className="flex min-h-11 items-center rounded-lg px-3 hover:bg-mist aria-[current=page]:bg-ink aria-[current=page]:font-semibold aria-[current=page]:text-white"
            >
              {t(text)}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
