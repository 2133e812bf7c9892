import { readForm } from '../forms/read-form.server'
import type { PersonalEndpoint } from '../server/endpoint.server'
import { handleCartForm } from './cart-action.server'
import { answerToForm, loadCart } from './cart-data.server'
import { sessionSummary } from './session-summary.server'
import type { CartAnswer } from './rules/cart-data'
import { isLimit } from './rules/is-limit'
import { LINES_PAGE } from './rules/line-page'
import { formsIn } from './rules/next-form'

/**
 * The cart for the browser's script, as a `CartAnswer`. POST accepts the same forms as the cart's page and answers with the
 * changed cart: one round trip from the click to the confirmed total. Of several forms the last one is answered. A code over the
 * limit of codes is answered with 429.
 */
export const cartEndpoint: PersonalEndpoint = async ({ request, context }) => {
  const asked = pageShown(request.headers.get('referer') ?? '')
  if (request.method === 'POST') {
    const [first = new FormData(), ...more] = formsIn(await readForm(request))
    let outcome = await handleCartForm(first, context)
    for (const form of more) outcome = await handleCartForm(form, context)
    const isLimited = outcome.kind === 'refused-code' && isLimit(outcome.error)
    return Response.json(await answerToForm(context, outcome, asked), { status: isLimited ? 429 : 200 })
  }
  const cart = await loadCart(context, asked)
  const answer: CartAnswer = { ...cart, added: null, upselling: null, summary: await sessionSummary(context) }
  return Response.json(answer)
}

/** The page of rows at the address from which the script asks; null at others. */
const pageShown = (from: string): string | null => (URL.canParse(from) ? new URL(from).searchParams.get(LINES_PAGE) : null)
