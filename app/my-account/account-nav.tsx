import { Form, useLocation } from '@remix-run/react'
import { LOGOUT_FORM } from '../login/login-forms'
import { useLanguage } from '../store/use-shop'
import { useTranslation } from '../store/use-translation'
import { href } from '../routing/href'
import type { PageName } from '../routing/pages'
import { Link } from '../ui/link'

const PAGES = [
  { page: 'accountOverview', text: 'account.overview' },
  { page: 'accountOffers', text: 'account.offers' },
  { page: 'accountOrders', text: 'account.orders' },
  { page: 'accountReturns', text: 'account.returns' },
  { page: 'accountSubscriptions', text: 'account.subscriptions' },
  { page: 'accountProfile', text: 'account.profile' },
] as const

/** Links to the account pages, and the way out: beside the content on a wide screen, above it on a narrow one. */
export function AccountNav() {
  const { t } = useTranslation()
  const language = useLanguage()
  const { pathname } = useLocation()
  const isAt = (page: PageName) => pathname.startsWith(href(page, language))
  // The page that begins a return stands below the orders, and that of an order below an area of its own.
  const current = isAt('accountOrderReturn')
    ? 'accountReturns'
    : (PAGES.findLast(({ page }) => isAt(page))?.page ?? 'accountOrders')
  return (
    <nav aria-label={t('account.nav')}>
      <ul className="flex flex-wrap lg:grid lg:gap-1">
        {PAGES.map(({ page, text }) => (
          <li key={page}>
            <Link
              to={href(page, language)}
              aria-current={page === current ? 'page' : undefined}
              className="flex min-h-11 items-center rounded-lg px-2 hover:bg-mist aria-[current=page]:bg-ink aria-[current=page]:font-semibold aria-[current=page]:text-white"
            >
              {t(text)}
            </Link>
          </li>
        ))}
        <li>
          {/* The start page is no route of the browser: the server leads on to a storefront. */}
          <Form method="post" action={href('login', language)} reloadDocument>
            <input type="hidden" name="intent" value={LOGOUT_FORM} />
            <button className="flex min-h-11 w-full cursor-pointer items-center rounded-lg px-2 hover:bg-mist">
              {t('login.logOut')}
            </button>
          </Form>
        </li>
      </ul>
    </nav>
  )
}
