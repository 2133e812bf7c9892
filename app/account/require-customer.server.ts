import { loginQuery } from '../login/login-mode'
import { href } from '../routing/href'
import type { Needs } from '../server/request-context.server'
import { forgetSentForm, keepForm, readSent } from './kept-form.server'

/**
 * The guard `customer`: lets customers pass, with a login that the backend accepts. Throws the redirect to the login (spec
 * section 2, Auth redirects) for everyone else, which leads back to the requested page, with the form that was sent. A form of
 * another customer than the one who has logged in since does not pass either. An outage keeps the form too, wherever in the
 * request it shows: here, in the form's action or in its page.
 */
export async function requireCustomer({
  request,
  context,
}: {
  request: Request
  context: Needs<'backend' | 'reply' | 'session' | 'services' | 'visitor'>
}): Promise<void> {
  const sent = await readSent(request)
  const customer = sent?.customer ?? null
  const keep = (mayBeDone: boolean) => {
    // A form that does not say whose it is, is not kept.
    if (sent === null || customer === null) return
    context.reply.keepForm = () => keepForm(request, { ...sent, customer, mayBeDone }, context)
  }
  keep(false)
  const profile = await context.backend.profile()
  const isOwn = (customer ?? profile?.id) === profile?.id
  if (profile !== null && isOwn) {
    keep(true)
    return forgetSentForm(sent, context)
  }
  await context.reply.keepForm()
  const { pathname, search } = new URL(request.url)
  const location = `${href('home', context.visitor.language)}?${loginQuery(pathname + search, profile !== null)}`
  throw new Response(null, { status: 303, headers: { location } })
}
