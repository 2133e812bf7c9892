import { useLocation } from '@remix-run/react'
import type { MouseEvent } from 'react'
import { useBadge } from '../../cart/live/use-badge'
import type { Badge } from '../../cart/rules/badge'
import { useCart } from '../../cart/live/use-cart'
import { isPlainClick } from '../../ui/is-plain-click'
import { href } from '../../routing/href'
import { useVat } from '../../store/use-vat'
import { formatMoney } from '../../store/money'
import { Icon } from '../../ui/icon'
import { useStore } from '../../store/use-shop'
import { useTranslation } from '../../store/use-translation'

/**
 * Link to the cart with its item count and total; `cart` is null while the session store is unavailable. Changes are
 * announced to screen readers. The spaces keep the words apart where there are no styles. With JavaScript it toggles the
 * drawer (spec section 4), except on the cart page.
 */
export function CartLink({ cart: loaded }: { cart: Badge | null }) {
  const { t } = useTranslation()
  const store = useStore()
  const address = href('cart', store.language)
  const control = useCart()
  const cart = useBadge(loaded)
  const isOtherPage = useLocation().pathname !== address

  const opener = control &&
    isOtherPage && {
      onClick: (event: MouseEvent) => {
        if (!isPlainClick(event)) return
        event.preventDefault()
        control.toggle()
      },
    }
  const count = cart?.count ?? 0
  const isNet = useVat() === 'excluding'
  const amount = (isNet ? cart?.net : cart?.total) ?? null
  const sum = cart === null ? '' : amount === null ? '…' : formatMoney(amount, store)
  const summary = count === 0 ? t('header.cart.empty') : t('header.cart.contents', { count, total: sum })
  const contents = cart ? summary : t('header.cart')
  return (
    <>
      <a
        href={address}
        {...opener}
        aria-label={contents}
        className="flex h-11 min-w-11 items-center justify-center gap-3 rounded-lg"
      >
        <span className="relative">
          <Icon name="cart" />
          {count > 0 && (
            <span className="cart-badge absolute -top-2 -right-2 grid h-5 min-w-5 place-items-center rounded-full bg-amber px-1 text-xs font-bold tabular-nums">
              {count}
            </span>
          )}
        </span>
        <span className="hidden text-left leading-tight lg:block">
          <span className="block font-semibold">{t('header.cart')}</span>{' '}
          <span className="block text-sm text-muted tabular-nums">{sum}</span>
        </span>
      </a>{' '}
      <span role="status" className="sr-only">
        {contents}
      </span>
    </>
  )
}
