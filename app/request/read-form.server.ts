const FORMS = /^(application\/x-www-form-urlencoded|multipart\/form-data)\b/

/** The fields of a form. Throws 415 for what is no form, and 400 for one that cannot be read. */
export async function readForm(request: Request): Promise<FormData> {
  if (!FORMS.test(request.headers.get('content-type') ?? '')) throw new Response('Not a form', { status: 415 })
  try {
    return await request.formData()
  } catch {
    throw new Response('A form that cannot be read', { status: 400 })
  }
}

/**
 * The fields of a form that it is known to have. Conform reads more out of a name than a name: `__intent__` is a command to it, and
 * `a[999999999]` a list of a milliard entries.
 */
export function onlyFields(form: FormData, names: readonly string[]): FormData {
  const known = new FormData()
  for (const name of names) for (const value of form.getAll(name)) known.append(name, value)
  return known
}
