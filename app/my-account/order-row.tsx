import type { ReactNode } from 'react'
import { Thumb } from '../card/thumb'
import { href } from '../routing/href'
import { useLanguage } from '../store/use-shop'
import { useTranslation } from '../store/use-translation'
import { Dotted } from '../ui/dotted'
import type { ShownOrder } from './shown-order.server'
import { KeptTogether } from '../store/kept-together'
import { Link } from '../ui/link'

/** An order in a list: number, day, state and total, what was bought, and `children`: what can be done with it. */
export function OrderRow({ order, children }: { order: ShownOrder; children: ReactNode }) {
  const { t } = useTranslation()
  const path = href('myOrder', useLanguage(), { id: order.id })
  const more = order.line_count - order.lines.length
  return (
    <article className="grid gap-3 rounded-xl border border-line px-4 py-4 sm:px-5">
      <header className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 className="text-base font-semibold">
          <Link to={path} className="inline-flex min-h-11 items-center text-petrol underline underline-offset-4">
            {t('order.number', { number: order.number })}
          </Link>
        </h2>
        <p className="font-semibold tabular-nums">{order.total}</p>
        <Dotted className="w-full">
          <span className="font-semibold">{t(`order.state.${order.status}`)}</span>
          {order.arrives !== null && t(order.arrives.late ? 'order.late' : 'order.arrives', { days: order.arrives.days })}
          <span className="text-muted">{t('order.placed', { date: order.placed })}</span>
        </Dotted>
      </header>
      <ul className="grid gap-2 sm:grid-cols-2">
        {order.lines.map(({ name, quantity, thumb }, at) => (
          <li key={at} className="flex min-w-0 items-center gap-3">
            <Thumb thumb={thumb} className="size-12" />
            <span className="line-clamp-2 min-w-0 text-sm break-words">
              {quantity > 1 && `${quantity}\u00a0×\u00a0`}
              <KeptTogether>{name}</KeptTogether>
            </span>
          </li>
        ))}
      </ul>
      {more > 0 && <p className="text-sm text-muted">{t('account.orders.more', { count: more })}</p>}
      {children}
    </article>
  )
}
