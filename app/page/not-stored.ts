/** Headers of a page that no browser and no proxy keeps: start, checkout and confirmation (spec section 2, Layouts). */
export function notStored({ loaderHeaders }: { loaderHeaders: Headers }): Headers {
  const headers = new Headers(loaderHeaders)
  headers.set('cache-control', 'no-store')
  return headers
}
