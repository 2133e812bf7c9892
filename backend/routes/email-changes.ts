import { calls } from '../../app/commerce/contract/calls'
import { readBearer } from '../accounts/access-token'
import { requireCustomer } from '../accounts/customers'
import { confirmEmailChange, readEmailChangeLink, stopEmailChange } from '../customer-data/email-change-links'
import { pendingEmailChange, requestEmailChange, stopOpenEmailChanges } from '../accounts/email-changes'
import type { Endpoints } from '../http/endpoints'
import type { Services } from '../services'

/** Calls about a change of the e-mail address: by the customer, and by the links that are mailed to both addresses. */
export function mountEmailChanges(api: Endpoints, services: Services): void {
  api.get(calls.pendingEmailChange, async ({ header }) => pendingEmailChange(await requireCustomer(header, services), services))
  api.post(calls.requestEmailChange, async ({ header, body, store }) =>
    requestEmailChange(await requireCustomer(header, services), body, store, services),
  )
  api.post(calls.stopOwnEmailChange, async ({ header }) =>
    stopOpenEmailChanges(await requireCustomer(header, services), services),
  )
  api.post(calls.emailChangeInfo, async ({ body }) => readEmailChangeLink(body.token, services))
  api.post(calls.confirmEmailChange, async ({ header, body }) =>
    confirmEmailChange(body.token, await readBearer(header('authorization'), 'account', services), services),
  )
  api.post(calls.stopEmailChange, async ({ body }) => stopEmailChange(body.token, services))
}
