import type { ReactNode } from 'react'
import { CartLines } from './cart-lines'
import { CodeLists } from './discount-codes'
import { useTranslation } from '../../store/use-translation'
import { Icon } from '../../ui/icon'
import { CartNews } from './cart-news'
import { DrawerFault } from './drawer-fault'
import { DrawerFoot } from './drawer-foot'
import { EmptyDrawer } from './empty-drawer'
import { UpsellingPanel } from './upselling-panel'
import { useCart, useShownCart } from '../live/use-cart'

/** The content of the drawer: rows, codes, `offers`, and the totals at its foot; or the upselling for the product just added. */
export function CartPanel({ offers }: { offers: ReactNode }) {
  const { t } = useTranslation()
  const control = useCart()
  const cart = useShownCart()
  if (control === null) return null
  const { state, panel } = control
  if (panel === 'upselling' && state.upselling) return <UpsellingPanel upselling={state.upselling} />
  // A stale cart that could not be read again must not lead to the checkout.
  if (cart === null || (state.staleReports > 0 && state.unread))
    return state.unread ? <DrawerFault /> : <Fetching coming={state.requests[0]?.request.name} />
  const empty = cart.lines.length === 0 && cart.coming.length === 0 && !cart.unconfirmed
  return (
    <>
      <div className="drawer-body">
        <CartNews cart={cart} added={state.confirmed?.added ?? null} failed={state.failed !== null} />
        {empty ? <EmptyDrawer /> : <CartLines lines={cart.lines} coming={cart.coming} tight />}
        {(!empty || cart.codes.length > 0) && (
          <details open={cart.codes.length > 0} className="group border-b border-line">
            <summary className="flex min-h-12 cursor-pointer items-center gap-2 font-semibold">
              <Icon name="tag" size={20} className="text-muted" />
              <span className="grow">{t('discounts.title')}</span>
              <Icon name="chevron-down" size={20} className="transition-transform group-open:rotate-180" />
            </summary>
            <div className="pb-4">
              <CodeLists codes={cart.codes} error={cart.codeError} />
            </div>
          </details>
        )}
        <div className="py-4 empty:hidden">{offers}</div>
      </div>
      {!empty && <DrawerFoot cart={cart} />}
    </>
  )
}

/** Placeholder rows while the first cart is loading. */
function Fetching({ coming }: { coming: string | undefined }) {
  const { t } = useTranslation()
  return (
    <div role="status" className="drawer-body">
      <p className={coming ? 'py-4 font-semibold' : 'sr-only'}>
        {coming ? t('cart.coming', { name: coming }) : t('drawer.fetching')}
      </p>
      {[0, 1].map((row) => (
        <div key={row} aria-hidden="true" className="drawer-wait flex gap-4 border-b border-line py-5">
          <span className="size-18 rounded-lg bg-mist" />
          <span className="grid grow content-start gap-3">
            <span className="h-4 w-3/4 rounded bg-mist" />
            <span className="h-4 w-1/3 rounded bg-mist" />
          </span>
        </div>
      ))}
    </div>
  )
}
