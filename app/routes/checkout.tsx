import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { redirect } from '@remix-run/node'
import { Link, useActionData, useLoaderData } from '@remix-run/react'
import { readForm } from '../forms/read-form.server'
import { handleCheckoutForm, isRefusedAsSoldOut } from '../checkout/checkout-action.server'
import { beginCheckout, checkoutCart } from '../checkout/checkout-data.server'
import { CheckoutForm } from '../checkout/checkout-form'
import { findPlacedOrder } from '../checkout/find-placed-order.server'
import { OrderSummary } from '../checkout/order-summary'
import type { PageHandle } from '../chrome/page-handle'
import { unlistedMeta } from '../chrome/unlisted-meta'
import { href } from '../routing/href'
import { useLanguage } from '../store/use-shop'
import { useTranslation } from '../store/use-translation'
import { Notice } from '../ui/notice'

export const handle: PageHandle = { layout: 'simple' }

export async function loader({ context }: LoaderFunctionArgs) {
  const placed = await findPlacedOrder(context)
  if (placed !== null) return redirect(href('confirmation', context.visitor.language, { id: placed }))
  const cart = await checkoutCart(context)
  if (!cart.enough && !(cart.soldOut && isRefusedAsSoldOut(context))) return redirect(href('cart', context.visitor.language))
  const [options, checkoutId] = await Promise.all([context.backend.checkoutOptions(cart.totals.total), beginCheckout(context)])
  const { draft } = await context.session.read()
  return { cart, options, checkoutId, draft }
}

export async function action({ request, context }: ActionFunctionArgs) {
  return handleCheckoutForm(await readForm(request), context)
}

export default function Checkout() {
  const { cart, options, checkoutId, draft } = useLoaderData<typeof loader>()
  const lastResult = useActionData<typeof action>()
  const { t } = useTranslation()
  const language = useLanguage()
  return (
    <div className="checkout page-width py-6 lg:py-10">
      <Link to={href('cart', language)} className="text-petrol underline underline-offset-4">
        {t('checkout.back')}
      </Link>
      <h1 className="mt-2 text-3xl font-bold">{t('checkout.title')}</h1>
      {cart.unconfirmed && (
        <div className="mt-4">
          <Notice kind="warning">{t('cart.unconfirmed')}</Notice>
        </div>
      )}
      <div className="mt-6 grid gap-10 lg:grid-cols-[1fr_24rem]">
        <OrderSummary cart={cart} options={options} />
        <CheckoutForm
          checkoutId={checkoutId}
          seenTotal={cart.totals.total}
          options={options}
          draft={draft}
          lastResult={lastResult}
        />
      </div>
    </div>
  )
}

export const meta = unlistedMeta('checkout.title')
