import type { ReactNode } from 'react'
import { returnHref } from '../orders/return-href'
import { href } from '../routing/href'
import { paginationLabels } from '../store/pagination-labels'
import { useLanguage } from '../store/use-shop'
import { useTranslation } from '../store/use-translation'
import { LinkButton } from '../ui/button'
import { Dotted } from '../ui/dotted'
import { EmptyState } from '../ui/empty-state'
import { Pagination } from '../ui/pagination'
import type { loadReturns } from './load-returns.server'
import { NothingToReturn } from './nothing-to-return'
import { ordersSearch } from './orders-query'
import { Link } from '../ui/link'

type Loaded = Awaited<ReturnType<typeof loadReturns>>

/** The returns of the account, newest first, and the way to a new one. */
export function ReturnsPage({ shown }: { shown: Loaded }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const path = href('accountReturns', language)
  const begin = (look: 'primary' | 'secondary') => (
    <LinkButton to={href('accountOrderReturn', language)} look={look}>
      {t('account.returns.new')}
    </LinkButton>
  )
  return (
    <div className="grid gap-5">
      <h1>{t('account.returns')}</h1>
      {shown.returns.length === 0 ? (
        <NoReturns begin={begin('primary')} purchases={shown.purchases} />
      ) : (
        <>
          <div>{begin('secondary')}</div>
          <ul className="divide-y divide-line border-y border-line">
            {shown.returns.map(({ number, state, orderId, orderNumber, announced, sendBy, names }) => (
              <li key={number} className="grid gap-1 py-3 sm:grid-cols-[1fr_auto] sm:gap-x-6">
                <div className="min-w-0">
                  <Link
                    to={returnHref(href('accountOrderReturn', language, { id: orderId }), number)}
                    className="inline-flex min-h-11 items-center font-semibold text-petrol tabular-nums underline underline-offset-4"
                  >
                    {t('return.title', { number })}
                  </Link>
                  <p className="line-clamp-2 break-words">{names.join(', ')}</p>
                  <Dotted className="text-sm text-muted">
                    {t('account.returns.of', { number: orderNumber })}
                    {t('account.returns.announced', { date: announced })}
                  </Dotted>
                </div>
                <p className="sm:pt-2.5 sm:text-right">
                  <span className="rounded-full bg-mist px-3 py-1 text-sm font-semibold">{t(`return.state.${state}`)}</span>
                  {sendBy !== null && (
                    <span className="mt-1.5 block text-sm">{t('account.returns.sendBy', { date: sendBy })}</span>
                  )}
                </p>
              </li>
            ))}
          </ul>
        </>
      )}
      <Pagination
        page={shown.page}
        pages={shown.pages}
        labels={paginationLabels(t)}
        hrefOf={(page) => path + ordersSearch({ page })}
      />
    </div>
  )
}

/** Leads to the first return, or says that nothing was sent that can come back. */
function NoReturns({ begin, purchases }: { begin: ReactNode; purchases: Loaded['purchases'] }) {
  const { t } = useTranslation()
  const language = useLanguage()
  if (purchases !== null && !purchases.isSent) {
    return <NothingToReturn hasOrders={purchases.hasOrders} text={t('account.returns.unsent')} />
  }
  return (
    <EmptyState
      icon="return"
      title={<h2 className="text-xl font-semibold">{t('account.returns.empty.title')}</h2>}
      text={t('account.returns.empty.text')}
    >
      <div className="flex flex-wrap gap-3 max-sm:flex-col">
        {begin}
        <LinkButton to={href('accountOrders', language)} look="secondary">
          {t('account.allOrders')}
        </LinkButton>
      </div>
    </EmptyState>
  )
}
