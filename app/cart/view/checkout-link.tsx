import { useNavigate } from '@remix-run/react'
import { type MouseEvent, useEffect, useId, useRef } from 'react'
import { href } from '../../routing/href'
import { useStore } from '../../store/use-shop'
import { useTranslation } from '../../store/use-translation'
import { LinkButton } from '../../ui/button'
import type { CartView } from '../rules/cart-view'
import { minimumOrder } from '../rules/minimum-order'
import { MinimumProgress } from './minimum-progress'

/**
 * The link to the checkout. It is closed while a line is sold out or the orderable total is below the minimum, with the reasons
 * above it, and while the backend has not confirmed the cart, whose amounts are unknown then. A link cannot be disabled, so a
 * closed one is a disabled button (spec section 5, Minimum order value). While a change is `pending`, a press counts once it is
 * answered: the press that leaves the field of a quantity sends that quantity first.
 */
export function CheckoutLink({ orderable, soldOut, unconfirmed, pending }: CheckoutLinkProps) {
  const { t } = useTranslation()
  const { language, minimumOrder: minimum } = useStore()
  const [soldOutId, minimumId] = [useId(), useId()]
  const reached = unconfirmed || minimumOrder(orderable, minimum).reached
  const isOpen = reached && !soldOut && !unconfirmed
  const isPressed = useRef(false)
  const [navigate, path] = [useNavigate(), href('checkout', language)]
  useEffect(() => {
    if (pending) return
    const isWanted = isPressed.current
    isPressed.current = false
    if (isWanted && isOpen) navigate(path)
  }, [pending, isOpen, navigate, path])
  if (isOpen) {
    const wait = (event: MouseEvent) => {
      if (!pending) return
      event.preventDefault()
      isPressed.current = true
    }
    return (
      <LinkButton to={path} wide onClick={wait} aria-busy={pending} className="mt-3">
        {t('cart.toCheckout')}
      </LinkButton>
    )
  }
  const reasons = [...(soldOut ? [soldOutId] : []), ...(reached ? [] : [minimumId])]
  return (
    <>
      {soldOut && (
        <p id={soldOutId} className="mt-3 text-sm font-semibold text-red">
          {t('cart.soldOut')}
        </p>
      )}
      {!reached && <MinimumProgress orderable={orderable} id={minimumId} />}
      <button
        type="button"
        disabled
        aria-describedby={reasons.length > 0 ? reasons.join(' ') : undefined}
        className="mt-3 h-12 w-full rounded-lg bg-line font-semibold text-muted"
      >
        {t('cart.toCheckout')}
      </button>
    </>
  )
}

type CheckoutLinkProps = Pick<CartView, 'orderable' | 'soldOut' | 'unconfirmed'> & { pending: boolean }
