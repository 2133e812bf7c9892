import { CardGrid } from '../card/card-grid'
import { GRID_FORM } from '../card/grid-form'
import { AddForm } from '../cart/live/add-form'
import { href } from '../routing/href'
import { useLanguage, useStore } from '../store/use-shop'
import { useTranslation } from '../store/use-translation'
import { LinkButton } from '../ui/button'
import { EmptyState } from '../ui/empty-state'
import { Icon } from '../ui/icon'
import type { loadOverview } from './load-overview.server'
import { OrderRow } from './order-row'
import { OrderSteps } from './order-steps'
import { ordersSearch } from './orders-query'
import { DeviceLink } from './own-devices'
import { WaysOn } from './ways-on'

/** The first page of the account: what is on its way, the next delivery of a subscription, and what may be bought again. */
export function OverviewPage({ shown }: { shown: Awaited<ReturnType<typeof loadOverview>> }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const store = useStore()
  const { name, hasOrders, underway, underwayCount, next, devices, bought } = shown
  return (
    <div className="grid gap-8">
      <h1>{name === '' ? t('account.title') : t('account.hello', { name })}</h1>
      {!hasOrders ? (
        <EmptyState
          icon="truck"
          title={<h2 className="text-xl font-semibold">{t('account.orders.empty.title')}</h2>}
          text={t('account.orders.empty.text')}
        >
          <WaysOn or="guest-order" />
        </EmptyState>
      ) : (
        <section aria-labelledby="underway" className="grid gap-4">
          <h2 id="underway">{t('account.underway')}</h2>
          {underway.length === 0 && <p>{t('account.underway.none')}</p>}
          {underway.map((order) => (
            <OrderRow key={order.id} order={order}>
              <OrderSteps order={order} buyAgain={null} />
            </OrderRow>
          ))}
          <div className="flex flex-wrap gap-3 max-sm:flex-col">
            {underwayCount > underway.length && (
              <LinkButton to={href('accountOrders', language) + ordersSearch({ group: 'underway' })} look="secondary">
                {t('account.underway.all', { count: underwayCount })}
              </LinkButton>
            )}
            <LinkButton to={href('accountOrders', language)} look="secondary">
              {t('account.allOrders')}
            </LinkButton>
          </div>
        </section>
      )}
      {next && (
        <section aria-labelledby="next" className="grid gap-3">
          <h2 id="next">{t('account.nextDelivery')}</h2>
          <div className="flex flex-wrap items-center justify-between gap-4 rounded-xl bg-mist px-5 py-4">
            <p className="flex min-w-0 gap-3">
              <Icon name="repeat" className="text-petrol" />
              <span className="min-w-0">
                <span className="block font-semibold">
                  {next.quantity > 1 && `${next.quantity}\u00a0×\u00a0`}
                  {next.name}
                </span>
                {t('subscription.next', { day: next.day })}
              </span>
            </p>
            <LinkButton to={href('accountSubscriptions', language)} look="secondary">
              {t('account.subscriptions.change')}
            </LinkButton>
          </div>
        </section>
      )}
      {devices.length > 0 && (
        <section aria-labelledby="devices" className="grid gap-3">
          <h2 id="devices">{t('profile.devices.title')}</h2>
          <ul className="grid gap-x-6 sm:grid-cols-2">
            {devices.map((device) => (
              <li key={device.key}>
                <DeviceLink device={device} />
              </li>
            ))}
          </ul>
        </section>
      )}
      {bought.length > 0 && (
        <section aria-labelledby="again">
          <h2 id="again" className="mb-4">
            {t('account.buyAgain')}
          </h2>
          <AddForm id={GRID_FORM} />
          <CardGrid cards={bought} store={store} narrow />
        </section>
      )}
    </div>
  )
}
