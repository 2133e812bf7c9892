import { calls } from '../../app/commerce/contract/calls'
import { requireBearer } from '../accounts/access-token'
import { readAccountLink, requestAccountLink } from '../accounts/account-links'
import { changePassword, choosePassword } from '../accounts/choose-password'
import { loadProfile, login } from '../accounts/customers'
import { requestOrderLink } from '../accounts/order-links'
import { loadOrderUser, orderLogin } from '../accounts/order-users'
import { refreshTokensOf } from '../accounts/tokens'
import type { Endpoints } from '../http/endpoints'
import type { Services } from '../services'

export function mountAccounts(api: Endpoints, services: Services): void {
  api.post(calls.login, async ({ body }) => login(body, services))
  api.post(calls.refresh, async ({ body }) => refreshTokensOf(body.refresh_token, 'account', services))
  api.get(calls.profile, async ({ header }) =>
    loadProfile(services.db, await requireBearer(header('authorization'), 'account', services)),
  )
  api.post(calls.changePassword, async ({ header, body }) =>
    changePassword(await requireBearer(header('authorization'), 'account', services), body, services),
  )
  api.post(calls.accountLinks, async ({ body, store }) => requestAccountLink(body, store, services))
  api.post(calls.accountLinkInfo, async ({ body }) => readAccountLink(body.token, services))
  api.post(calls.choosePassword, async ({ body }) => choosePassword(body, services))

  api.post(calls.orderLinks, async ({ body }) => requestOrderLink(body, services))
  api.post(calls.orderLogin, async ({ body }) => orderLogin(body, services))
  api.post(calls.orderRefresh, async ({ body }) => refreshTokensOf(body.refresh_token, 'my-order', services))
  api.get(calls.orderInfo, async ({ header }) =>
    loadOrderUser(services.db, await requireBearer(header('authorization'), 'my-order', services)),
  )
}
