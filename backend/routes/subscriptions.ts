import { calls } from '../../app/commerce/contract/calls'
import { requireOrderOwner } from '../accounts/order-owner'
import type { Endpoints } from '../http/endpoints'
import type { Services } from '../services'
import { changePayment } from '../subscriptions/change-payment'
import { changeSubscription } from '../subscriptions/change-subscription'
import { receiveTermination } from '../subscriptions/receive-termination'
import { settleChangesOf } from '../subscriptions/settle-payment-change'
import { showSubscriptions } from '../subscriptions/show-subscriptions'

export function mountSubscriptions(api: Endpoints, services: Services): void {
  api.get(calls.subscriptions, async ({ params, header, ...scope }) => {
    const { id } = await requireOrderOwner(header, params.id ?? '', services)
    return showSubscriptions(services, id, scope)
  })
  api.post(calls.payBy, async ({ params, header, body, ...scope }) => {
    const { id } = await requireOrderOwner(header, params.id ?? '', services)
    return changePayment(id, body, scope, services)
  })
  api.post(calls.settlePayBy, async ({ params, header, body: _, ...scope }) => {
    const { id } = await requireOrderOwner(header, params.id ?? '', services)
    await settleChangesOf(id, services)
    return showSubscriptions(services, id, scope)
  })
  api.post(calls.changeSubscription, async ({ params, header, body, ...scope }) => {
    const { id } = await requireOrderOwner(header, params.id ?? '', services)
    await changeSubscription(id, body.change, services)
    return showSubscriptions(services, id, scope)
  })
  api.post(calls.terminateSubscription, ({ body, ...scope }) => receiveTermination(body, scope, services))
}
