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
