/**
 * A field that stands before each form of a request with several: a page that is left sends all its unsent forms at once, so that
 * they cannot arrive in another order.
 */
export const NEXT_FORM = 'then'

/** The most forms of one request: each of them asks the backend. */
const MAX_FORMS = 50

/** The forms of a request, in order: one, or those that follow a `NEXT_FORM` each. */
export function formsIn(sent: FormData): FormData[] {
  const forms: FormData[] = []
  for (const [name, value] of sent) {
    if (name === NEXT_FORM || forms.length === 0) forms.push(new FormData())
    if (name !== NEXT_FORM) forms.at(-1)?.append(name, value)
  }
  return forms.slice(0, MAX_FORMS)
}
