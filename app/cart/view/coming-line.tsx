import { DecorativePicture } from '../../gallery/decorative-picture'
import { PicturePlaceholder } from '../../gallery/picture-placeholder'
import { DepositNote } from '../../pricing/deposit-note'
import { usePrice } from '../../pricing/use-price'
import { useTranslation } from '../../store/use-translation'
import { KeptTogether } from '../../store/kept-together'
import type { ComingProduct } from '../rules/shown-cart'

/** A row of the cart for a product that is being added: what the page knows of it, until the server has answered. */
export function ComingLine({ coming: { name, thumb, quantity, price, vat, deposit } }: { coming: ComingProduct }) {
  const { t } = useTranslation()
  const formatPrice = usePrice()
  return (
    <li aria-busy className="grid grid-cols-[4.5rem_1fr_auto] items-center gap-3 py-4">
      <span className={`block size-18 overflow-hidden rounded-lg bg-mist ${thumb === undefined ? 'drawer-wait' : ''}`}>
        {thumb ? <DecorativePicture picture={thumb} eager /> : thumb === null && <PicturePlaceholder />}
      </span>
      <p className="min-w-0">
        <span className="block font-semibold">
          <KeptTogether>{name}</KeptTogether>
        </span>
        <span className="text-sm text-muted">
          {quantity} × {t('cart.adding')}
        </span>
      </p>
      {price !== null && (
        <p className="text-right tabular-nums">
          <span className="font-semibold">{formatPrice(price, vat)}</span>
          <DepositNote deposit={deposit} className="block text-sm text-muted" />
        </p>
      )}
    </li>
  )
}
