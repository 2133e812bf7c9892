import { type ReactNode, useEffect, useRef } from 'react'
import { CartSummary } from './cart-summary'
import { EmptyCart } from './empty-cart'
import { DiscountCodes } from './discount-codes'
import { useTranslation } from '../../store/use-translation'
import { useKeptFocus } from '../../ui/use-kept-focus'
import type { CartData } from '../rules/cart-data'
import { CartNews } from './cart-news'
import { DeliveryEstimate } from './delivery-estimate'
import { LinePages } from './line-pages'
import { useCart, useShownCart } from '../live/use-cart'

/**
 * The cart as a page: the same content as the drawer in a wider layout, and the only cart without JavaScript. `children` stand
 * below it, such as the products offered with it.
 */
export function CartPage({ data, children }: { data: CartData; children: ReactNode }) {
  const { t } = useTranslation()
  const control = useCart()
  const cart = useShownCart(data)
  const adopt = control?.adopt
  const isAdopted = useRef(false)
  useEffect(() => {
    adopt?.(data, isAdopted.current ? 'again' : undefined)
    isAdopted.current = true
  }, [adopt, data])
  const page = useRef<HTMLDivElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  useKeptFocus(page, heading)
  const empty = cart.lines.length === 0 && cart.coming.length === 0 && !cart.unconfirmed
  return (
    <div ref={page} className="page-width py-6 lg:py-10">
      <h1 ref={heading} tabIndex={-1} className="text-3xl font-bold outline-none">
        {t('cart.title')}
      </h1>
      <CartNews cart={cart} added={null} failed={control?.state.failed !== undefined && control.state.failed !== null} />
      {empty ? (
        <>
          <EmptyCart />
          {cart.codes.length > 0 && <DiscountCodes codes={cart.codes} error={cart.codeError} />}
        </>
      ) : (
        <div className="mt-3 grid gap-8 lg:grid-cols-[1fr_22rem]">
          <div className="min-w-0">
            <LinePages lines={cart.lines} coming={cart.coming} loaded={data.cart.lines} />
            <DiscountCodes codes={cart.codes} error={cart.codeError} />
          </div>
          <CartSummary {...cart}>
            <DeliveryEstimate note={cart.deliveryNote} />
          </CartSummary>
        </div>
      )}
      <div className="no-print pt-12 empty:hidden">{children}</div>
    </div>
  )
}
