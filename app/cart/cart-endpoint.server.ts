import { readForm } from '../forms/read-form.server'
import type { Endpoint } from '../server/endpoint.server'
import { handleCartForm } from './cart-action.server'
import { answerToForm, loadCart } from './cart-data.server'
import { sessionSummary } from './session-summary.server'
import type { CartAnswer } from './rules/cart-data'

/**
 * The cart for the browser's script, as a `CartAnswer`. POST accepts the same forms as the cart's page and answers with the
 * changed cart: one round trip from the click to the confirmed total.
 */
export const cartEndpoint: Endpoint = async ({ request, context }) => {
  if (request.method === 'POST') {
    const outcome = await handleCartForm(await readForm(request), context)
    return Response.json(await answerToForm(context, outcome))
  }
  const cart = await loadCart(context)
  const answer: CartAnswer = { ...cart, added: null, upselling: null, summary: await sessionSummary(context) }
  return Response.json(answer)
}
