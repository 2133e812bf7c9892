import { backendFile } from '../server/backend-file.server'
import type { Endpoint } from '../server/endpoint.server'

const DOCUMENT = /^\/documents\/(sv|no|de|da)\/[^/]+\.pdf$/

/**
 * Serves a PDF of the backend, such as a manual. Without a Content-Security-Policy, which would block the browsers' PDF viewers.
 */
export const documentFile: Endpoint = (request) =>
  DOCUMENT.test(request.url.pathname) ? backendFile(request, /^application\/pdf$/) : new Response(null, { status: 404 })
