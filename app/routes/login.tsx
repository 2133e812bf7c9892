import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { useActionData, useLocation } from '@remix-run/react'
import { handleLoginForms } from '../account/login-action.server'
import { notStored } from '../page/not-stored'
import { pageCrumb } from '../page/page-crumb'
import type { PageHandle } from '../page/page-handle'
import { unlistedMeta } from '../page/unlisted-meta'
import type { RefusedForm } from '../forms/form-errors'
import { readForm } from '../forms/read-form.server'
import { modeOfForm } from '../login/login-forms'
import { loginMode, NEXT } from '../login/login-mode'
import { LoginPanel } from '../login/login-panel'
import { useLoginTitle } from '../login/use-login-title'
import { href } from '../routing/href'
import { inLanguage } from '../routing/in-language.server'
import { safeRedirect } from '../routing/safe-redirect'
import { useTranslation } from '../store/use-translation'

export const handle: PageHandle = {
  layout: 'default',
  fixedCrumbs: (language) => [pageCrumb(language, 'login.title')],
  keepsQuery: true,
}

/** Redirects a customer who is already logged in. */
export function loader({ request, context: { visitor } }: LoaderFunctionArgs) {
  // After a refused form, such as that of another password, Remix runs the loader with the headers of the form.
  if (visitor.token === null || request.headers.has('content-type')) return null
  const next = safeRedirect(new URL(request.url).searchParams.get(NEXT), href('accountOrders', visitor.language))
  return redirect(inLanguage(next, visitor.language))
}

export async function action({ request, context }: ActionFunctionArgs) {
  return handleLoginForms(await readForm(request), request, context)
}

/**
 * The forms of the login dialog on a page of their own: one that was refused is shown here where scripts do not
 * run, and the one that the address names.
 */
export default function Login() {
  const { t } = useTranslation()
  const refused = useActionData<RefusedForm>()
  const named = loginMode(useLocation())
  const mode = refused === undefined && named !== null ? named : modeOfForm(refused?.form)
  return (
    <div className="page-width grid max-w-xl gap-6 pt-6">
      <h1>{t(useLoginTitle(mode))}</h1>
      <LoginPanel mode={mode} />
    </div>
  )
}

export const headers = notStored
export const meta = unlistedMeta('login.title')
