import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from '@remix-run/node'
import { type ShouldRevalidateFunction, useActionData, useLoaderData, useLocation } from '@remix-run/react'
import { useTranslation } from '../store/use-translation'
import { readForm } from '../forms/read-form.server'
import { handleCheckoutForm } from '../checkout/checkout-action.server'
import { CheckoutPage } from '../checkout/checkout-page'
import { loadCheckout, loadPayment } from '../checkout/load-checkout.server'
import { PaymentLink } from '../checkout/payment-link'
import { otherLines } from '../checkout/summary-lines'
import { notStored } from '../page/not-stored'
import type { PageHandle } from '../page/page-handle'
import { unlistedMeta } from '../page/unlisted-meta'
import { loginMode } from '../login/login-mode'
import { LanguageSwitcher } from '../chrome/header/language-switcher'
import { sameParamsAlternates } from '../routing/alternates'
import { href } from '../routing/href'
import { useLanguage } from '../store/use-shop'
import { Link } from '../ui/link'

export const handle: PageHandle<Awaited<ReturnType<typeof loader>>['data']> = {
  layout: 'simple',
  facts: (loaded) =>
    loaded.kind === 'form' ? { checkout: { lines: [...loaded.cart.lines, ...otherLines(loaded)], ...loaded.cart.totals } } : {},
}

/** With `?pay` the way to the provider's page, else the form; in an outage the form without prices, as 503. */
export async function loader({ request, params: { id }, context }: LoaderFunctionArgs) {
  const pays = new URL(request.url).searchParams.has('pay')
  if (pays) return data(await loadPayment(id, context))
  const checkout = await loadCheckout(id, context)
  return data(checkout, checkout.away ? 503 : undefined)
}

export const headers = notStored

export async function action({ request, context }: ActionFunctionArgs) {
  return handleCheckoutForm(await readForm(request), context)
}

export { clientAction } from '../checkout/send-form.client'

/**
 * An order that was refused because something changed (409) shows the change. After an outage (503) there is nothing to ask for:
 * the error page would take the place of the form. The framework's own default is true after every form.
 */
export const shouldRevalidate: ShouldRevalidateFunction = ({ actionStatus, defaultShouldRevalidate }) =>
  actionStatus === 409 || (actionStatus !== 503 && defaultShouldRevalidate)

export default function Checkout() {
  const loaded = useLoaderData<typeof loader>()
  const lastResult = useActionData<typeof action>()
  const { t } = useTranslation()
  const language = useLanguage()
  const { search } = useLocation()
  if (loaded.kind === 'payment')
    return <PaymentLink url={loaded.url} back={{ href: href('checkout', language), label: t('payment.other') }} />
  return (
    <div className="checkout page-width py-6 lg:py-10">
      <div className="flex items-center justify-between gap-4">
        <Link to={href('cart', language)} className="inline-block py-2.5 -my-2.5 text-petrol underline underline-offset-4">
          {t('checkout.back')}
        </Link>
        <LanguageSwitcher alternates={sameParamsAlternates('checkout', {}, loginMode({ search }) ? search : '')} />
      </div>
      <h1 className="mt-2 text-3xl font-bold">{t('checkout.title')}</h1>
      <CheckoutPage data={loaded} lastResult={lastResult} />
    </div>
  )
}

export const meta = unlistedMeta('checkout.title')
