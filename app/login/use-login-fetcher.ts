import { useFetcher, useLocation } from '@remix-run/react'
import type { RefObject } from 'react'
import type { FormError, RefusedForm } from '../forms/form-errors'
import { useRefusedForm } from '../forms/use-refused-form'
import { href } from '../routing/href'
import { safeRedirect } from '../routing/safe-redirect'
import { useLanguage } from '../store/use-shop'
import { useTranslation } from '../store/use-translation'
import { NEXT, withoutLogin } from './login-mode'

type LoginFetcher = {
  Form: ReturnType<typeof useFetcher<RefusedForm>>['Form']
  form: RefObject<HTMLFormElement>
  action: string
  isBusy: boolean
  /** The path to go on to after a login: where the shopper was, unless the address or the refused form names another. */
  next: string
  /** The page that shows the answer to a form that does not log in. */
  here: string
  errors: Readonly<Record<string, FormError>>
  values: Readonly<Record<string, string>>
  /** The text of a field's error. */
  textOf: (field: string) => string | undefined
}

/**
 * State and props shared by all forms of the login dialog. With scripts it is sent in the background,
 * so that the page below stays as it is.
 */
export function useLoginFetcher(name: string): LoginFetcher {
  const { t } = useTranslation()
  const language = useLanguage()
  const page = href('login', language)
  const location = useLocation()
  const fetcher = useFetcher<RefusedForm>({ key: name })
  const { refused, form } = useRefusedForm(name, fetcher.data)
  const errors = refused?.errors ?? {}
  const values = refused?.values ?? {}
  const here = withoutLogin(location)
  const asked = new URLSearchParams(location.search).get(NEXT)
  const next = safeRedirect(asked, location.pathname === page ? href('accountOrders', language) : here)
  return {
    Form: fetcher.Form,
    form,
    errors,
    values,
    // The page of a refused form has the path in its address, so that the links to the other forms lead on to it too.
    action: `${page}?${new URLSearchParams({ [NEXT]: next }).toString()}`,
    isBusy: fetcher.state !== 'idle',
    next: values[NEXT] ?? next,
    here: values[NEXT] ?? here,
    textOf: (field) => {
      const found = errors[field]
      return found && t(found)
    },
  }
}
