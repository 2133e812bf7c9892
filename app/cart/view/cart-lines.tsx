import { useRef } from 'react'
import { CartLine } from './cart-line'
import type { CartLineView } from '../rules/cart-view'
import { useTranslation } from '../../store/use-translation'

/**
 * The rows of the cart. `coming` are products being added, of which only the name is known. `tight` keeps the narrow layout of a
 * row on every screen.
 */
export function CartLines({ lines, coming = [], tight = false }: CartLinesProps) {
  const { t } = useTranslation()
  const list = useRef<HTMLUListElement>(null)
  /** The pressed button disappears with its line, so the list takes the focus. */
  const keepFocus = () => list.current?.focus()
  return (
    <ul
      ref={list}
      tabIndex={-1}
      aria-label={t('cart.title')}
      className={`h-fit divide-y divide-line border-y border-line outline-none ${tight ? '' : '@container'}`}
    >
      {lines.map((line) => (
        <CartLine key={line.uuid} line={line} onLeave={keepFocus} />
      ))}
      {coming.map(({ id, name, quantity }) => (
        <li key={id} aria-busy className="flex items-center gap-4 py-5">
          <span className="drawer-wait size-18 shrink-0 rounded-lg bg-mist" />
          <p className="min-w-0">
            <span className="block font-semibold">{name}</span>
            <span className="text-sm text-muted">
              {quantity} × {t('cart.adding')}
            </span>
          </p>
        </li>
      ))}
    </ul>
  )
}

type CartLinesProps = {
  lines: readonly (CartLineView & { pending: boolean })[]
  coming?: readonly { id: number; name: string; quantity: number }[]
  tight?: boolean
}
