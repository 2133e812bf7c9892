import { calls } from '../../app/commerce/contract/calls'
import { changeAccountDetails, loadAccountDetails } from '../accounts/account-details'
import { requireCustomer } from '../accounts/customers'
import { deleteAccount } from '../customer-data/delete-account'
import { exportAccount } from '../customer-data/export-account'
import type { Endpoints } from '../http/endpoints'
import type { Services } from '../services'

/** Calls about what is stored of a customer, with the bearer token of the account. */
export function mountAccountDetails(api: Endpoints, services: Services): void {
  const { db } = services
  api.get(calls.accountDetails, async ({ header, store }) =>
    loadAccountDetails(db, await requireCustomer(header, services), store),
  )
  api.put(calls.changeAccountDetails, async ({ header, body, store }) =>
    changeAccountDetails(db, await requireCustomer(header, services), body, store),
  )
  api.get(calls.accountExport, async ({ header, ...scope }) =>
    exportAccount(services, await requireCustomer(header, services), scope),
  )
  api.post(calls.deleteAccount, async ({ header, body }) =>
    deleteAccount(await requireCustomer(header, services), body.password, services),
  )
}
