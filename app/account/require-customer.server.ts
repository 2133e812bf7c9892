import { NEXT } from '../login/login-mode'
import { href } from '../routing/href'
import type { Needs } from '../server/request-context.server'
import { forgetSentForm, keepForm } from './kept-form.server'

/**
 * The guard `customer`: lets customers pass, with a login that the backend accepts. Throws the redirect to the login (spec section 2, Auth redirects)
 * for everyone else, which leads back to the requested page, with the form that was sent.
 */
export async function requireCustomer({
  request,
  context,
}: {
  request: Request
  context: Needs<'backend' | 'session' | 'services' | 'visitor'>
}): Promise<void> {
  if ((await context.backend.profile()) !== null) return forgetSentForm(request, context)
  await keepForm(request, context)
  const { pathname, search } = new URL(request.url)
  const next = new URLSearchParams({ [NEXT]: pathname + search }).toString()
  throw new Response(null, { status: 303, headers: { location: `${href('home', context.visitor.language)}?login&${next}` } })
}
