import type { Ref } from 'react'
import { DecorativePicture } from '../../gallery/decorative-picture'
import { PicturePlaceholder } from '../../gallery/picture-placeholder'
import { PRODUCT_TYPE } from '../../commerce/contract/product-type'
import { CartForm } from '../live/cart-form'
import { KeptTogether } from '../../store/kept-together'
import { dateFormat } from '../../store/intl-formats'
import { useLanguage, useStore } from '../../store/use-shop'
import { useTranslation } from '../../store/use-translation'
import { href } from '../../routing/href'
import { stockOfProduct } from '../../stock/stock-display'
import { StockLine } from '../../stock/stock-line'
import { Icon } from '../../ui/icon'
import type { CartLineView } from '../rules/cart-view'
import { lineName } from '../rules/line-name'
import { LaterPrice } from './later-price'
import { LineNotices } from './line-notices'
import { LinePrice } from './line-price'
import { QuantityForm } from './quantity-form'

/**
 * A row of the cart: thumbnail, name, price, interval, stock, quantity, removal and notices (spec section 2, Mini-cart item
 * row).
 */
export function CartRow({ line, onLeave, place }: CartRowProps) {
  const { t } = useTranslation()
  const language = useLanguage()
  const store = useStore()
  const { thumb, name, slug, uuid, quantity, interval, nextDelivery } = line
  const fullName = lineName(name, interval)
  const bin = (
    <>
      <Icon name="trash" size={20} />
      <span className="hidden @2xl:inline">{t('cart.remove')}</span>
    </>
  )
  return (
    <li
      ref={place}
      className="grid grid-cols-[4.5rem_1fr_2.75rem] gap-x-3 gap-y-2 py-4 @2xl:grid-cols-[6rem_1fr_auto_auto] @2xl:gap-x-5 @2xl:py-5"
    >
      <span className="row-span-2 block aspect-square w-full self-start overflow-hidden rounded-lg bg-mist @2xl:row-auto">
        {thumb ? <DecorativePicture picture={thumb} eager /> : <PicturePlaceholder />}
      </span>
      <div className="min-w-0">
        <a href={slug === '' ? undefined : href('product', language, { slug })} className="font-semibold hover:underline">
          <KeptTogether>{name}</KeptTogether>
        </a>
        {line.type !== PRODUCT_TYPE.giftCard && <p className="text-sm text-muted">{line.sku}</p>}
        {interval !== null && (
          <p className="text-sm">
            {t('cart.subscription', { interval })}
            {nextDelivery !== null && (
              <span className="block">{t('subscription.next.today', { day: longDay(nextDelivery, store.iso) })}</span>
            )}
            <LaterPrice line={line} />
            <span className="block text-muted">{t('subscription.terms')}</span>
          </p>
        )}
        <StockLine stock={stockOfProduct({ ...line, orderable: line.stock_status === 'back-order' }, store.iso)} />
      </div>
      {line.addedBy === null ? (
        <CartForm intent="remove" about={fullName} onSend={onLeave} className="-mt-2 -mr-2 @2xl:order-last @2xl:mt-0">
          <input type="hidden" name="uuid" value={uuid} />
          <button
            type="submit"
            aria-label={t('cart.remove.of', { name: fullName })}
            className="flex size-11 items-center justify-center gap-2 rounded-lg text-sm text-muted hover:bg-mist hover:text-ink @2xl:w-auto @2xl:px-2"
          >
            {bin}
          </button>
        </CartForm>
      ) : (
        // As wide as in the other rows, so that the prices stand in one column.
        <span aria-hidden className="invisible -mt-2 -mr-2 flex size-11 gap-2 text-sm @2xl:order-last @2xl:w-auto @2xl:px-2">
          {bin}
        </span>
      )}
      <div className="col-span-2 col-start-2 flex flex-wrap items-start justify-between gap-x-4 gap-y-2 @2xl:col-span-1 @2xl:col-start-auto @2xl:flex-nowrap">
        {line.locked ? (
          <p className="max-w-48 text-sm text-muted">
            <span className="block font-semibold text-ink tabular-nums">
              {t('cart.quantity')}: {quantity}
            </span>
            {line.addedBy === null ? t('cart.locked') : t('cart.locked.code', { code: line.addedBy })}
          </p>
        ) : (
          <QuantityForm uuid={uuid} name={fullName} quantity={quantity} />
        )}
        <LinePrice line={line} />
      </div>
      <LineNotices line={line} />
    </li>
  )
}

/** `place` gets the element of the row. */
type CartRowProps = { line: CartLineView & { pending: boolean }; onLeave: () => void; place?: Ref<HTMLLIElement> | undefined }

const longDay = (day: string, iso: string): string =>
  dateFormat(iso, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day))
