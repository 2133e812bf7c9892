const FORM_TYPES = /^(application\/x-www-form-urlencoded|multipart\/form-data)\b/

/** Reads a submitted form. Throws 415 for another content type, and 400 for a malformed body. */
export async function readForm(request: Request): Promise<FormData> {
  if (!FORM_TYPES.test(request.headers.get('content-type') ?? '')) throw new Response('Not a form', { status: 415 })
  try {
    return await request.formData()
  } catch {
    throw new Response('A form that cannot be read', { status: 400 })
  }
}
