import { backendFile } from '../server/backend-file.server'
import type { Endpoint } from '../server/endpoint.server'

/** An SVG opened by itself is a document: it must not run scripts. */
const POLICY = "default-src 'none'; style-src 'unsafe-inline'"

/** A picture of the backend. */
export const pictureFile: Endpoint = (asked) => backendFile(asked, /^image\//, POLICY)
