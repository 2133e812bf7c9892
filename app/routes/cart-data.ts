import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { knownToServer } from '../cart/known-to-server.server'
import { carryOutCartForm } from '../cart/cart-action.server'
import { loadOffers } from '../related-products/load-companions.server'
import { answerToForm, loadCart } from '../cart/cart-data.server'
import type { CartAnswer } from '../cart/rules/cart-data'
import { readForm } from '../server/pipeline/read-form.server'

/** The cart for the drawer's script as `CartAnswer`; with `?offers` what to offer with it. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  if (new URL(request.url).searchParams.has('offers')) {
    return Response.json({ offers: await loadOffers(context, (await context.session.read()).cart) })
  }
  const answer: CartAnswer = {
    ...(await loadCart(context)),
    added: null,
    upselling: null,
    known: await knownToServer(context),
  }
  return Response.json(answer)
}

/** Takes the same forms as the cart's page, and answers with the cart as it is then: one round trip from the click to the confirmed total. */
export async function action({ request, context }: ActionFunctionArgs) {
  const outcome = await carryOutCartForm(await readForm(request), context)
  return Response.json(await answerToForm(context, outcome))
}
