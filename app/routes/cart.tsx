import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { readForm } from '../request/read-form.server'
import { handleCartForm } from '../cart/cart-action.server'
import { CartLines } from '../cart/cart-lines'
import { CartSummary } from '../cart/cart-summary'
import { cartView } from '../cart/cart-view'
import { EmptyCart } from '../cart/empty-cart'
import { refreshCart } from '../cart/sync-cart.server'
import { shownCodes, shownDiscounts } from '../discounts/coupons.server'
import { DiscountCodes } from '../discounts/discount-codes'
import type { PageHandle } from '../chrome/page-handle'
import { unlistedMeta } from '../chrome/unlisted-meta'
import { loadOffers } from '../companions/load-companions.server'
import { OfferCarousel } from '../companions/offer-carousel'
import { useStore } from '../store/use-shop'
import { Notice } from '../ui/notice'

export const handle: PageHandle = { layout: 'plain' }

export async function loader({ request, context: { shop } }: LoaderFunctionArgs) {
  const cart = await refreshCart(shop)
  const [offers, discounts, codes] = await Promise.all([loadOffers(shop, cart), shownDiscounts(shop), shownCodes(shop)])
  return {
    cart: cartView(cart.items, cart.unconfirmed, shop.store.currencyDigits, discounts),
    codes,
    offers,
    rejected: new URL(request.url).searchParams.has('rejected'),
  }
}

export async function action({ request, context: { shop } }: ActionFunctionArgs) {
  return handleCartForm(await readForm(request), shop)
}

export default function CartPage() {
  const { cart, codes, offers, rejected } = useLoaderData<typeof loader>()
  const { t } = useTranslation()
  const store = useStore()
  return (
    <div className="page-width py-6 lg:py-10">
      <h1 className="text-3xl font-bold">{t('cart.title')}</h1>
      {rejected && <Notice kind="warning">{t('cart.rejected')}</Notice>}
      {cart.unconfirmed && <Notice kind="warning">{t('cart.unconfirmed')}</Notice>}
      {cart.lines.length === 0 && !cart.unconfirmed ? (
        <>
          <EmptyCart />
          {codes.length > 0 && <DiscountCodes codes={codes} />}
        </>
      ) : (
        <div className="mt-6 grid gap-8 lg:grid-cols-[1fr_22rem]">
          <div>
            <CartLines lines={cart.lines} />
            <DiscountCodes codes={codes} />
          </div>
          <CartSummary totals={cart.totals} unconfirmed={cart.unconfirmed} />
        </div>
      )}
      <div className="no-print pt-12 empty:hidden">
        <OfferCarousel title={t('crossSelling.cart')} cards={offers} store={store} />
      </div>
    </div>
  )
}

export const meta = unlistedMeta('cart.title')
