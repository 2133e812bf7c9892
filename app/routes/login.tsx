import type { ActionFunctionArgs } from '@remix-run/node'
import { useActionData } from '@remix-run/react'
import { handleLoginForms } from '../account/login-action.server'
import { notStored } from '../page/not-stored'
import { pageCrumb } from '../page/page-crumb'
import type { PageHandle } from '../page/page-handle'
import { unlistedMeta } from '../page/unlisted-meta'
import type { RefusedForm } from '../forms/form-errors'
import { readForm } from '../forms/read-form.server'
import { modeOfForm } from '../login/login-forms'
import { LoginPanel } from '../login/login-panel'
import { useLoginTitle } from '../login/use-login-title'
import { useTranslation } from '../store/use-translation'

export const handle: PageHandle = { layout: 'default', fixedCrumbs: (language) => [pageCrumb(language, 'login.title')] }

export async function action({ request, context }: ActionFunctionArgs) {
  return handleLoginForms(await readForm(request), request, context)
}

/** The forms of the login dialog on a page of their own: one that was refused is shown here where scripts do not run. */
export default function Login() {
  const { t } = useTranslation()
  const mode = modeOfForm(useActionData<RefusedForm>()?.form)
  return (
    <div className="page-width grid max-w-xl gap-6 pt-6">
      <h1>{t(useLoginTitle(mode))}</h1>
      <LoginPanel mode={mode} />
    </div>
  )
}

export const headers = notStored
export const meta = unlistedMeta('login.title')
