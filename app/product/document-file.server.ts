import { backendFile } from '../server/backend-file.server'
import type { Endpoint } from '../server/endpoint.server'
import { isLanguage } from '../store/languages'
import { storeOf } from '../store/stores'

const DOCUMENT = /^\/documents\/(\w+)\/[^/]+\.pdf$/

/**
 * Serves a PDF of the backend, such as a manual. Without a Content-Security-Policy, which would block the browsers' PDF viewers.
 */
export const documentFile: Endpoint = (request) => {
  const language = DOCUMENT.exec(request.url.pathname)?.[1]
  if (!isLanguage(language)) return new Response(null, { status: 404 })
  return backendFile(request, { type: /^application\/pdf$/, store: storeOf(language) })
}
