import { readForm } from '../forms/read-form.server'
import type { Endpoint } from '../server/endpoint.server'
import { handleCartForm } from './cart-action.server'
import { answerToForm, loadCart } from './cart-data.server'
import { sessionSummary } from './session-summary.server'
import type { CartAnswer } from './rules/cart-data'
import { isLimit } from './rules/is-limit'

/**
 * The cart for the browser's script, as a `CartAnswer`. POST accepts the same forms as the cart's page and answers with the
 * changed cart: one round trip from the click to the confirmed total. A code over the limit of codes is answered with 429.
 */
export const cartEndpoint: Endpoint = async ({ request, context }) => {
  if (request.method === 'POST') {
    const outcome = await handleCartForm(await readForm(request), context)
    const isLimited = outcome.kind === 'refused-code' && isLimit(outcome.error)
    return Response.json(await answerToForm(context, outcome), { status: isLimited ? 429 : 200 })
  }
  const cart = await loadCart(context)
  const answer: CartAnswer = { ...cart, added: null, upselling: null, summary: await sessionSummary(context) }
  return Response.json(answer)
}
