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
 * row). What a code has added is removed with that code.
 */
export function CartRow({ line, onLeave, place }: CartRowProps) {
  const { t } = useTranslation()
  const language = useLanguage()
  const store = useStore()
  const { thumb, name, slug, uuid, quantity, interval, nextDelivery } = line
  const code = line.addedBy ?? ''
  const fullName = lineName(name, interval)
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
      <CartForm
        intent={code ? 'remove-code' : 'remove'}
        about={fullName}
        // The row of a code's goods leaves with the answer.
        {...(code ? {} : { onSend: onLeave })}
        className="-mt-2 -mr-2 @2xl:order-last @2xl:mt-0"
      >
        <input type="hidden" name={code ? 'code' : 'uuid'} value={code || uuid} />
        <button
          type="submit"
          aria-label={t(code ? 'cart.remove.code' : 'cart.remove.of', { name: fullName, code })}
          className="flex size-11 items-center justify-center gap-2 rounded-lg text-sm text-muted hover:bg-mist hover:text-ink @2xl:w-auto @2xl:px-2"
        >
          <Icon name="trash" size={20} />
          <span className="hidden @2xl:inline">{t('cart.remove')}</span>
        </button>
      </CartForm>
      <div className="col-span-2 col-start-2 flex flex-wrap items-start justify-between gap-x-4 gap-y-2 @2xl:col-span-1 @2xl:col-start-auto @2xl:flex-nowrap">
        {line.locked ? (
          <p className="max-w-48 text-sm text-muted">
            <span className="block font-semibold text-ink tabular-nums">
              {t('cart.quantity')}: {quantity}
            </span>
            {t(code ? 'cart.locked.code' : 'cart.locked', { code })}
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
