import type { Backend } from '../commerce/backend.server'
import type { Needs, RequestContext } from './request-context.server'
import type { Services } from './services.server'

/** The reads that are made without a login, whose answers renew no tokens. */
type GuestReads = Omit<Backend, 'call' | 'profile' | 'discountRules' | 'crossSelling' | 'extras'>

type SharedContext = Needs<'visitor' | 'reply' | 'services'> & { backend: GuestReads }

/**
 * A request for a resource. `services` are those of the process, for answers outside the contract, such as files.
 */
export type ResourceRequest<Context = SharedContext> = { request: Request; url: URL; context: Context; services: Services }

/** The answer of a failure with this status and code. */
export type Failure = (status: number, code: string, headers?: Readonly<Record<string, string>>) => Response

/**
 * Answers the requests for one resource of the table, which are not of one shopper. An error that it throws becomes a failure in
 * the form of its own `fail`, or else in the one that the table names.
 */
export type Endpoint = ((request: ResourceRequest) => Response | Promise<Response>) & { fail?: Failure }

/** The same for a `personal` resource: it may use the session, and call the backend with a login. */
export type PersonalEndpoint = ((request: ResourceRequest<RequestContext>) => Response | Promise<Response>) & { fail?: Failure }
