import type { LoaderFunctionArgs } from '@remix-run/node'
import { redirect } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { arrivalDays } from '../stock/arrival-days'
import { orderSums } from '../checkout/order-sums'
import { purchaseFacts } from '../checkout/purchase-facts'
import { PaymentWaits } from '../checkout/payment-waits'
import { readOutcome } from '../checkout/read-outcome.server'
import { Receipt } from '../checkout/receipt'
import { ShortReceipt } from '../checkout/short-receipt'
import { notStored } from '../page/not-stored'
import type { PageHandle } from '../page/page-handle'
import { unlistedMeta } from '../page/unlisted-meta'
import { categoryName } from '../commerce/category-name'
import { optional } from '../commerce/optional'
import { pageNotFound } from '../commerce/page-failure.server'
import { href } from '../routing/href'
import { storeOfCurrency } from '../store/stores'

export const handle: PageHandle<Exclude<Awaited<ReturnType<typeof loader>>, Response>> = {
  layout: 'plain',
  keepsQuery: true,
  facts: ({ outcome, categories }) => (outcome.kind === 'own' ? purchaseFacts(outcome.order, categories) : {}),
}

/**
 * An order placed in this session; without an id the latest one. Another browser sees a short receipt, if it has the link of the
 * payment. Any other order is 404, even when its id is known. An order that was not paid leads to the page of a failed checkout.
 */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const id = params.id ?? (await context.session.read()).purchases[0]?.orderId
  if (id === undefined) throw pageNotFound()
  const { searchParams } = new URL(request.url)
  const outcome = await readOutcome(id, searchParams.get('access'), context)
  const { status } = outcome.kind === 'own' ? outcome.order : outcome.receipt
  const { language } = context.visitor
  if (status === 'cancelled') return redirect(`${href('checkoutFailed', language, { id })}?${searchParams.toString()}`)
  // The token leaves the address, and the page is loaded with the cart as it is now.
  if (outcome.kind === 'own' && outcome.isNew) return redirect(href('confirmation', language, { id }))
  const days = outcome.kind === 'own' ? outcome.order.shipping?.arrives : null
  const menu = await optional(context.backend.extras.mainMenu(), [])
  const items = outcome.kind === 'own' ? outcome.order.items : []
  const categories = items.map((line) => categoryName(menu, line.categories))
  const sums =
    outcome.kind === 'own' ? orderSums(outcome.order, storeOfCurrency(outcome.order.currency, context.visitor.store)) : null
  return { outcome, categories, sums, arrives: days ? arrivalDays(days, context.visitor.store.iso) : null }
}

export const headers = notStored

export default function Confirmation() {
  const { outcome, sums, arrives } = useLoaderData<typeof loader>()
  const { status } = outcome.kind === 'own' ? outcome.order : outcome.receipt
  if (status === 'pending') return <PaymentWaits outcome={outcome} />
  if (outcome.kind === 'own' && sums !== null) return <Receipt order={outcome.order} sums={sums} arrives={arrives} />
  return outcome.kind === 'own' ? null : <ShortReceipt receipt={outcome.receipt} />
}

export const meta = unlistedMeta('confirmation.title')
