import type { RequestContext } from './request-context.server'
import type { Services } from './services.server'

/** A request for a resource. `services` are those of the process, for answers outside the contract, such as files. */
export type ResourceRequest = { request: Request; url: URL; context: RequestContext; services: Services }

/**
 * Answers the requests for one resource of the table. An error that it throws becomes a failure in the form that the table names.
 */
export type Endpoint = (request: ResourceRequest) => Response | Promise<Response>
