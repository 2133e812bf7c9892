import { href } from '../routing/href'
import { paginationLabels } from '../store/pagination-labels'
import { useLanguage } from '../store/use-shop'
import { useTranslation } from '../store/use-translation'
import { LinkButton } from '../ui/button'
import { Pagination } from '../ui/pagination'
import type { loadSentOrders } from './load-returns.server'
import { NothingToReturn } from './nothing-to-return'
import { OrderRow } from './order-row'
import { ordersSearch } from './orders-query'

/** The orders that were sent, to choose one whose goods come back. */
export function ChooseOrder({ shown }: { shown: Awaited<ReturnType<typeof loadSentOrders>> }) {
  const { orders, page, pages, hasOrders } = shown
  const { t } = useTranslation()
  const language = useLanguage()
  const path = href('accountOrderReturn', language)
  if (orders.length === 0) {
    const text = t(hasOrders ? 'account.orderReturn.empty.text' : 'account.returns.unsent')
    return <NothingToReturn hasOrders={hasOrders} text={text} />
  }
  return (
    <>
      <p className="text-lg">{t('account.orderReturn.text')}</p>
      <ul className="grid gap-4">
        {orders.map((order) => (
          <li key={order.id}>
            <OrderRow order={order}>
              {order.can_return ? (
                <div>
                  <LinkButton to={href('accountOrderReturn', language, { id: order.id })} look="secondary">
                    {t('account.orderReturn.choose')}
                    <span className="sr-only"> {order.number}</span>
                  </LinkButton>
                </div>
              ) : (
                <p className="text-muted">{t('account.orderReturn.over')}</p>
              )}
            </OrderRow>
          </li>
        ))}
      </ul>
      <Pagination page={page} pages={pages} labels={paginationLabels(t)} hrefOf={(one) => path + ordersSearch({ page: one })} />
    </>
  )
}
