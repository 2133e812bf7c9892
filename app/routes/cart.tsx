import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { redirect } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { readForm } from '../forms/read-form.server'
import { handleCartForm } from '../cart/cart-action.server'
import { notePlainAdd } from '../analytics/plain-add.server'
import { REMOVED, redirectTarget, refusalOf } from '../cart/rules/cart-outcome'
import { LINES_PAGE } from '../cart/rules/line-page'
import { isLimit } from '../cart/rules/is-limit'
import { restoreCart } from '../cart/restore-cart.server'
import { findPlacedOrder } from '../checkout/find-placed-order.server'
import type { PageHandle } from '../page/page-handle'
import { unlistedMeta } from '../page/unlisted-meta'
import { CartOffers } from '../related-products/cart-offers'
import { loadCrossSelling } from '../related-products/load-related-products.server'
import { href } from '../routing/href'
import { CODE_FORM } from '../discounts/codes'
import { loadCart } from '../cart/cart-data.server'
import { CartPage } from '../cart/view/cart-page'
import { refuseForm } from '../forms/refuse-form.server'

export const handle: PageHandle<Awaited<ReturnType<typeof loadShownCart>>> = {
  layout: 'plain',
  facts: ({ data: { cart } }) => ({ cart: { lines: cart.lines, ...cart.totals } }),
}

export async function loader({ request, context }: LoaderFunctionArgs) {
  const placed = await findPlacedOrder(context)
  if (placed !== null) return redirect(href('confirmation', context.visitor.language, { id: placed }))
  return loadShownCart(request, context)
}

async function loadShownCart(request: Request, context: LoaderFunctionArgs['context']) {
  const { searchParams } = new URL(request.url)
  const data = await loadCart(context, searchParams.get(LINES_PAGE), searchParams.get(REMOVED))
  const offers = await loadCrossSelling(context, (await context.session.read()).cart)
  return { data: { ...data, refused: refusalOf(searchParams.get('rejected')) }, offers }
}

export async function action({ request, context }: ActionFunctionArgs) {
  const form = await readForm(request)
  if (form.get('intent') === 'restore') return restoreCart(form, context)
  const outcome = await handleCartForm(form, context)
  if (outcome.kind === 'refused-code') {
    const { error } = outcome
    return refuseForm(CODE_FORM, form, { [CODE_FORM]: [error] }, isLimit(error) ? 429 : 400)
  }
  if (outcome.kind === 'added') await notePlainAdd(context, outcome.pieces)
  const lines = new URL(request.url).searchParams.get(LINES_PAGE)
  return redirect(redirectTarget(outcome, context.visitor.language, lines), 303)
}

export default function Cart() {
  const { data, offers } = useLoaderData<typeof loader>()
  return (
    <CartPage data={data}>
      <CartOffers data={data} loaded={offers} />
    </CartPage>
  )
}

export const meta = unlistedMeta('cart.title')
