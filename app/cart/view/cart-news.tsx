import { MissingGoods } from './missing-goods'
import { RemovedNotice } from './removed-notice'
import { Icon } from '../../ui/icon'
import { Notice } from '../../ui/notice'
import type { ShownCart } from '../rules/shown-cart'
import { isAddedNoted } from '../rules/panel-after-add'
import { useCart } from '../live/use-cart'
import { KeptTogether } from '../../store/kept-together'
import { useTranslation } from '../../store/use-translation'

/**
 * Messages about the cart: a product was added or removed, is not sold or finds no room, could not be read,
 * is not confirmed, or a request failed.
 */
export function CartNews({ cart, added, failed }: { cart: ShownCart; added: string | null; failed: boolean }) {
  const { t } = useTranslation()
  const control = useCart()
  const isNoted = isAddedNoted(cart.lines, added)
  return (
    <div className="grid gap-3 py-3 empty:hidden">
      <div role="status" className="contents">
        {added !== null && !cart.pending && (
          <p className={`flex items-center gap-2 font-semibold ${isNoted ? 'text-red' : 'text-green'}`}>
            <Icon name={isNoted ? 'warning' : 'check-circle'} size={24} />
            <span className="min-w-0 text-ink">
              <KeptTogether>{t('cart.added', { name: added })}</KeptTogether>
            </span>
          </p>
        )}
      </div>
      {failed && (
        <Notice kind="danger" title={t('cart.failed')}>
          <button
            type="button"
            onClick={control?.retry}
            className="min-h-11 font-semibold text-petrol underline underline-offset-4"
          >
            {t('drawer.retry')}
          </button>
        </Notice>
      )}
      {cart.refused === 'unsold' && <Notice kind="warning">{t('cart.rejected')}</Notice>}
      {cart.refused === 'gone' && <Notice kind="warning">{t('cart.gone')}</Notice>}
      <MissingGoods cart={cart} isRefused={cart.refused === 'full'} />
      {cart.unconfirmed && <Notice kind="warning">{t('cart.unconfirmed')}</Notice>}
      {cart.removed && <RemovedNotice removed={cart.removed} />}
    </div>
  )
}
