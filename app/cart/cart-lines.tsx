import { Form, Link } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { useLanguage, useStore } from '../store/use-shop'
import { href } from '../routing/href'
import { usePrice } from '../pricing/use-price'
import { stockDisplay } from '../stock/stock-display'
import { StockLine } from '../stock/stock-line'
import { Icon } from '../ui/icon'
import type { CartLineView } from './cart-view'
import { LineNotices } from './line-notices'
import { QuantityForm } from './quantity-form'

/** The rows of the cart: thumbnail, name, price, interval, stock, quantity, removal and notices (spec section 2, Mini-cart item row). */
export function CartLines({ lines }: { lines: CartLineView[] }) {
  return (
    <ul className="h-fit divide-y divide-line border-y border-line">
      {lines.map((line) => (
        <CartLine key={line.uuid} line={line} />
      ))}
    </ul>
  )
}

function CartLine({ line }: { line: CartLineView }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const store = useStore()
  const written = usePrice()
  const { thumb, name, slug, vat } = line
  return (
    <li className="grid grid-cols-[4.5rem_1fr] gap-x-4 gap-y-3 py-5 sm:grid-cols-[6rem_1fr_auto]">
      {thumb ? <img src={thumb.url} alt="" width={96} height={96} className="w-full rounded-lg bg-mist" /> : <span />}
      <div className="min-w-0">
        <Link to={href('product', language, { slug })} className="font-semibold hover:underline">
          {name}
        </Link>
        <p className="mt-1 text-sm text-muted">{line.sku}</p>
        {line.interval !== null && <p className="text-sm">{t('cart.subscription', { interval: line.interval })}</p>}
        <StockLine stock={stockDisplay(line, store.iso)} />
      </div>
      <div className="col-start-2 sm:col-start-3 sm:text-right">
        <p className="text-lg font-bold tabular-nums">{written(line.total, vat)}</p>
        {line.ordinary_price > line.price && (
          <s className="text-sm text-muted tabular-nums">{written(line.ordinaryTotal, vat)}</s>
        )}
        {line.discount > 0 && (
          <p className="text-sm font-semibold text-petrol tabular-nums">{t('discounts.yours', { percent: line.discount })}</p>
        )}
        {line.quantity > 1 && (
          // A coupon shared over several pieces leaves fractions of a coin.
          <p className="text-sm text-muted tabular-nums">{t('cart.each', { price: written(line.price, vat, 2) })}</p>
        )}
      </div>
      <div className="col-start-2 flex flex-wrap items-center justify-between gap-3 sm:col-span-2">
        {line.locked ? (
          <p className="text-sm text-muted">
            {t('cart.quantity')}: {line.quantity}. {t('cart.locked')}
          </p>
        ) : (
          <QuantityForm uuid={line.uuid} name={name} quantity={line.quantity} />
        )}
        <RemoveForm uuid={line.uuid} name={name} />
      </div>
      <LineNotices line={line} />
    </li>
  )
}

function RemoveForm({ uuid, name }: { uuid: string; name: string }) {
  const { t } = useTranslation()
  return (
    <Form method="post" action={href('cart', useLanguage())} preventScrollReset>
      <input type="hidden" name="intent" value="remove" />
      <input type="hidden" name="uuid" value={uuid} />
      <button
        type="submit"
        aria-label={t('cart.remove.of', { name })}
        className="flex min-h-11 cursor-pointer items-center gap-2 rounded-lg px-2 text-sm text-muted underline-offset-4 hover:text-ink hover:underline"
      >
        <Icon name="trash" size={20} />
        {t('cart.remove')}
      </button>
    </Form>
  )
}
