import { backendFile } from '../server/backend-file.server'
import type { Endpoint } from '../server/endpoint.server'

const DOCUMENT = /^\/documents\/(sv|no|de|da)\/[^/]+\.pdf$/

/** A PDF of the backend, such as a manual. It carries no Content-Security-Policy, with which browsers would not show it. */
export const documentFile: Endpoint = (asked) =>
  DOCUMENT.test(asked.url.pathname) ? backendFile(asked, /^application\/pdf$/) : new Response(null, { status: 404 })
