import { calls } from '../../app/commerce/contract/calls'
import { requireCustomer } from '../accounts/customers'
import { passkeyChallenge, passkeyLogin } from '../accounts/passkey-login'
import { addPasskey, listPasskeys, newPasskeyChallenge, removePasskey } from '../accounts/passkeys'
import type { Endpoints } from '../http/endpoints'
import type { Services } from '../services'

export function mountPasskeys(api: Endpoints, services: Services): void {
  api.post(calls.passkeyChallenge, async () => passkeyChallenge(services))
  api.post(calls.passkeyLogin, async ({ body }) => passkeyLogin(body, services))
  api.get(calls.ownPasskeys, async ({ header }) => listPasskeys(services.db, await requireCustomer(header, services)))
  api.post(calls.newPasskeyChallenge, async ({ header, body, store }) =>
    newPasskeyChallenge(await requireCustomer(header, services), body.password, store, services),
  )
  api.post(calls.addPasskey, async ({ header, body, store }) =>
    addPasskey(await requireCustomer(header, services), body, store, services),
  )
  api.post(calls.removePasskey, async ({ header, body, store }) =>
    removePasskey(await requireCustomer(header, services), body.id, store, services),
  )
}
