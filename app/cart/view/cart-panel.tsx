import type { ReactNode } from 'react'
import { CartLines } from './cart-lines'
import { CartMarks } from './cart-marks'
import { CodeLists } from './discount-codes'
import { href } from '../../routing/href'
import { useLanguage } from '../../store/use-shop'
import { linePage } from '../rules/line-page'
import { LINES_PER_PAGE } from '../rules/lines-per-page'
import { useTranslation } from '../../store/use-translation'
import { Icon } from '../../ui/icon'
import { CartNews } from './cart-news'
import { ComingCart } from './coming-cart'
import { DrawerFault } from './drawer-fault'
import { DrawerFoot } from './drawer-foot'
import { EmptyDrawer } from './empty-drawer'
import { UpsellingPanel } from './upselling-panel'
import { useCart, useShownCart } from '../live/use-cart'

/**
 * The content of the drawer: rows, codes, totals with the way to the checkout, and `offers` below; or
 * the upselling for the product just added.
 */
export function CartPanel({ offers }: { offers: ReactNode }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const control = useCart()
  const cart = useShownCart()
  if (control === null) return null
  const { state, panel } = control
  if (panel === 'upselling' && state.upselling) return <UpsellingPanel upselling={state.upselling} />
  // A stale cart that could not be read again must not lead to the checkout.
  if (cart === null || (state.staleReports > 0 && state.unread)) return state.unread ? <DrawerFault /> : <ComingCart />
  const added = state.confirmed?.added ?? null
  const empty = cart.lines.length === 0 && cart.coming.length === 0 && !cart.unconfirmed
  return (
    <div className="drawer-body">
      <CartNews cart={cart} added={added} failed={state.failed !== null} />
      {empty ? (
        <EmptyDrawer />
      ) : (
        <CartLines lines={linePage(cart.lines, null, added).shown} coming={cart.coming} added={added} tight />
      )}
      {cart.lines.length > LINES_PER_PAGE && (
        <a
          href={href('cart', language)}
          className="flex min-h-12 items-center font-semibold text-petrol underline underline-offset-4"
        >
          {t('cart.lines.all', { count: cart.lines.length })}
        </a>
      )}
      {(!empty || cart.codes.length > 0) && (
        <details open={cart.codes.length > 0 || cart.codeError !== null} className="group border-b border-line">
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
      {!empty && <DrawerFoot cart={cart} />}
      {!empty && <CartMarks cart={cart} className="pt-2" />}
      <div className="py-4 empty:hidden">{offers}</div>
    </div>
  )
}
