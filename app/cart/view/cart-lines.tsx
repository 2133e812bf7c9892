import { useRef } from 'react'
import type { ComingProduct } from '../rules/shown-cart'
import { CartRow } from './cart-row'
import { ComingLine } from './coming-line'
import type { CartLineView } from '../rules/cart-view'
import { useTranslation } from '../../store/use-translation'

/**
 * The rows of the cart. `coming` are products being added; the row named `added`, of the product added last, comes into
 * sight. `tight` keeps the narrow layout of a row on every screen.
 */
export function CartLines({ lines, coming = [], added, tight = false }: CartLinesProps) {
  const { t } = useTranslation()
  const list = useRef<HTMLUListElement>(null)
  /** The pressed button disappears with its line, so the list takes the focus. */
  const keepFocus = () => list.current?.focus()
  return (
    <ul
      ref={list}
      tabIndex={-1}
      aria-label={t('cart.title')}
      className={`h-fit divide-y divide-line border-line outline-none ${tight ? 'border-b' : '@container border-y'}`}
    >
      {lines.map((line) => (
        <CartRow key={line.uuid} line={line} onLeave={keepFocus} place={line.name === added ? showRow : undefined} />
      ))}
      {coming.map((product) => (
        <ComingLine key={product.id} coming={product} />
      ))}
    </ul>
  )
}

const showRow = (row: HTMLElement | null): void => row?.scrollIntoView({ block: 'nearest' })

type CartLinesProps = {
  lines: readonly (CartLineView & { pending: boolean })[]
  coming?: readonly ComingProduct[]
  added?: string | null
  tight?: boolean
}
