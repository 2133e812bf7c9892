import { forgetSentForm, keepForm, sentForm } from '../account/kept-form.server'
import { FORM_TYPED } from '../forms/kept-form'
import type { RequestContext } from '../server/request-context.server'

/**
 * Runs the action of a form of one order that a person has typed. The form is kept when its login is over, or in an outage, until
 * its page is shown to a visitor who may open the order (decision 088).
 */
export async function keepingForm<T>(
  form: FormData,
  request: Request,
  context: Pick<RequestContext, 'reply' | 'session' | 'services'>,
  act: () => Promise<T>,
): Promise<T> {
  const sent = sentForm(form)
  if (sent === null) return act()
  const typed = { ...sent, customer: 'order' as const, values: { ...sent.values, [FORM_TYPED]: '' } }
  await forgetSentForm(typed, context)
  const keep = (mayBeDone: boolean) => keepForm(request, { ...typed, mayBeDone }, context)
  context.reply.keepForm = () => keep(true)
  try {
    return await act()
  } catch (error) {
    // The redirect to the login of the order.
    if (error instanceof Response && error.status === 303) await keep(false)
    throw error
  }
}
