import { readForm } from '../forms/read-form.server'
import type { PersonalEndpoint } from '../server/endpoint.server'
import { handleCartForm } from './cart-action.server'
import { answerToForm, loadCart } from './cart-data.server'
import { sessionSummary } from './session-summary.server'
import type { CartAnswer } from './rules/cart-data'
import type { CartOutcome } from './rules/cart-outcome'
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
    const outcome = await handleInOrder(formsIn(await readForm(request)), context)
    const isLimited = outcome.kind === 'refused-code' && isLimit(outcome.error)
    return Response.json(await answerToForm(context, outcome, asked), { status: isLimited ? 429 : 200 })
  }
  const cart = await loadCart(context, asked)
  const answer: CartAnswer = { ...cart, added: null, upselling: null, summary: await sessionSummary(context) }
  return Response.json(answer)
}

/** Carries out each form, also those behind one that fails, and returns what the last one did. Throws if one has failed. */
async function handleInOrder(forms: readonly FormData[], context: Parameters<typeof handleCartForm>[1]): Promise<CartOutcome> {
  const [first = new FormData(), ...more] = forms
  const handling = handleCartForm(first, context)
  if (more.length === 0) return handling
  await Promise.allSettled([handling])
  const last = await handleInOrder(more, context)
  await handling
  return last
}

/** The page of rows at the address from which the script asks; null at others. */
const pageShown = (from: string): string | null => (URL.canParse(from) ? new URL(from).searchParams.get(LINES_PAGE) : null)
