import { backendFile } from '../server/backend-file.server'
import type { Endpoint } from '../server/endpoint.server'

/** An SVG that is opened directly is a document, so its scripts must be blocked. */
const POLICY = "default-src 'none'; style-src 'unsafe-inline'"

/** Serves a picture of the backend. */
export const pictureFile: Endpoint = (request) => backendFile(request, /^image\//, POLICY)
