import { Form } from '@remix-run/react'
import { ORDER_GROUPS, type OrderGroup } from '../commerce/contract/order-groups'
import { FormAlert } from '../forms/form-alert'
import { useRefusedForm } from '../forms/use-refused-form'
import { BoughtAgain } from '../orders/bought-again'
import { BUY_AGAIN } from '../orders/buy-again-form'
import { href } from '../routing/href'
import { paginationLabels } from '../store/pagination-labels'
import { useLanguage } from '../store/use-shop'
import { useTranslation } from '../store/use-translation'
import { Button, LinkButton } from '../ui/button'
import { EmptyState } from '../ui/empty-state'
import { Field } from '../ui/field'
import { Pagination } from '../ui/pagination'
import type { loadOrders } from './load-orders.server'
import { OrderRow } from './order-row'
import { OrderSteps } from './order-steps'
import { ordersSearch } from './orders-query'
import { WaysOn } from './ways-on'
import { Link } from '../ui/link'

type Loaded = Awaited<ReturnType<typeof loadOrders>>

/** The orders of the account, by page, group and text. */
export function OrdersPage({ shown }: { shown: Loaded }) {
  const { t } = useTranslation()
  const path = href('accountOrders', useLanguage())
  const { refused } = useRefusedForm(BUY_AGAIN)
  const { orders, counts, group, text, page, pages, total, bought } = shown
  if (counts.underway + counts.delivered + counts.ended === 0) return <NoOrders />
  const again = path + ordersSearch({ group, text, page })
  return (
    <div id="orders" className="grid scroll-mt-32 gap-5">
      <h1>{t('account.orders')}</h1>
      {bought && <BoughtAgain {...bought} />}
      <FormAlert error={refused?.errors['']} />
      <Filter shown={shown} />
      <p role="status" className="text-muted tabular-nums">
        {t('account.orders.found', { count: total })}
      </p>
      {orders.length === 0 ? (
        <EmptyState
          title={<h2 className="text-xl font-semibold">{t('account.orders.none.title')}</h2>}
          text={t('account.orders.none.text')}
        >
          <LinkButton to={path} look="secondary">
            {t('account.allOrders')}
          </LinkButton>
        </EmptyState>
      ) : (
        <ul className="grid gap-4">
          {orders.map((order) => (
            <li key={order.id}>
              <OrderRow order={order}>
                <OrderSteps order={order} buyAgain={again} />
              </OrderRow>
            </li>
          ))}
        </ul>
      )}
      <Pagination
        page={page}
        pages={pages}
        labels={paginationLabels(t)}
        hrefOf={(one) => path + ordersSearch({ group, text, page: one })}
      />
    </div>
  )
}

function Filter({ shown: { counts, group, text } }: { shown: Loaded }) {
  const { t } = useTranslation()
  const path = href('accountOrders', useLanguage())
  const all = counts.underway + counts.delivered + counts.ended
  const chip = (one: OrderGroup | null, count: number) => (
    <li key={one ?? 'all'}>
      <Link
        to={path + ordersSearch({ group: one, text })}
        aria-current={one === group ? 'true' : undefined}
        className="inline-flex min-h-11 items-center gap-1.5 rounded-full border border-control px-4 text-ink no-underline hover:bg-mist aria-[current=true]:border-ink aria-[current=true]:bg-ink aria-[current=true]:text-white"
      >
        {t(`account.group.${one ?? 'all'}`)}
        <span className="text-sm tabular-nums opacity-80">{count}</span>
      </Link>
    </li>
  )
  return (
    <div className="grid gap-4">
      <nav aria-label={t('account.orders.filter')}>
        <ul className="flex flex-wrap gap-2">
          {chip(null, all)}
          {ORDER_GROUPS.filter((one) => counts[one] > 0 || one === group).map((one) => chip(one, counts[one]))}
        </ul>
      </nav>
      <Form action={path} role="search" className="flex max-w-xl items-end gap-3">
        {group !== null && <input type="hidden" name="group" value={group} />}
        <div className="min-w-0 flex-1">
          {/* A new search begins with its own text. */}
          <Field
            key={text}
            id="orders-text"
            name="text"
            type="search"
            label={t('account.orders.search')}
            defaultValue={text}
            maxLength={100}
          />
        </div>
        <Button look="secondary">{t('account.orders.search.go')}</Button>
      </Form>
    </div>
  )
}

function NoOrders() {
  const { t } = useTranslation()
  return (
    <div className="grid gap-5">
      <h1>{t('account.orders')}</h1>
      <EmptyState
        icon="truck"
        title={<h2 className="text-xl font-semibold">{t('account.orders.empty.title')}</h2>}
        text={t('account.orders.empty.text')}
      >
        <WaysOn or="guest-order" />
      </EmptyState>
    </div>
  )
}
