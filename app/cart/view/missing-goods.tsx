import { MAX_LINES } from '../../commerce/contract/max-lines'
import { useTranslation } from '../../store/use-translation'
import { Notice } from '../../ui/notice'

type Missing = { lines: readonly unknown[]; leftOut?: readonly string[]; lost?: readonly string[] }

/**
 * Names goods that were meant for the cart and are not in it: those for which it had no room, and lines that could not be read.
 * It is said to be full while it is, and when it has just refused a product (`isRefused`).
 */
export function MissingGoods({ cart, isRefused = false }: { cart: Missing; isRefused?: boolean }) {
  const { t } = useTranslation()
  const { leftOut = [], lost = [] } = cart
  const names = [...new Set(leftOut)].filter(Boolean).join(', ')
  const isFull = isRefused || (leftOut.length > 0 && cart.lines.length >= MAX_LINES)
  return (
    <>
      {(isFull || names !== '') && (
        <Notice kind="warning">
          {isFull && t('cart.full', { max: MAX_LINES })} {names !== '' && t('cart.full.leftOut', { names })}
        </Notice>
      )}
      {lost.length > 0 && <Notice kind="warning">{t('cart.lost', { names: lost.join(', ') })}</Notice>}
    </>
  )
}
