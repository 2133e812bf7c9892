import { calls } from '../../app/commerce/contract/calls'
import type { Endpoints } from '../http/endpoints'
import type { Services } from '../services'
import { receiveWithdrawal } from '../withdrawals/receive-withdrawal'

export function mountWithdrawals(api: Endpoints, services: Services): void {
  api.post(calls.withdraw, ({ body, ...scope }) => receiveWithdrawal(body, scope, services))
}
