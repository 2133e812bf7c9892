import { NEXT, withoutLogin } from '../login/login-mode'
import { href } from '../routing/href'
import { inLanguage } from '../routing/in-language.server'
import { safeRedirect } from '../routing/safe-redirect'
import type { Needs } from '../server/request-context.server'

/**
 * The path that a form of the login dialog leads to afterwards: within this shop, in the
 * language of the form, and without the dialog.
 */
export function nextPath(form: FormData, { visitor, services }: Needs<'visitor' | 'services'>): URL {
  const path = inLanguage(safeRedirect(form.get(NEXT), href('home', visitor.language)), visitor.language)
  return new URL(withoutLogin(new URL(path, services.publicOrigin)), services.publicOrigin)
}
