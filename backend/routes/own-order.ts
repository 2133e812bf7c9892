import { calls } from '../../app/commerce/contract/calls'
import { requireOrderOwner } from '../accounts/order-owner'
import type { Endpoints } from '../http/endpoints'
import { cancelByCustomer } from '../settlement/cancel-by-customer'
import { changeServicePoint } from '../orders/change-service-point'
import { loadOrderDetail } from '../order-views/load-order-detail'
import { orderDocument } from '../order-views/invoices/order-document'
import type { Services } from '../services'
import { openPaymentPage } from '../renewals/open-payment-page'
import { undoWithdrawal } from '../withdrawals/undo-withdrawal'

/** Calls about one order, with the bearer token of that order or of its customer. */
export function mountOwnOrder(api: Endpoints, services: Services): void {
  type Asked = { header: (name: string) => string | undefined; params: Record<string, string> }
  const ownOrder = ({ header, params }: Asked) => requireOrderOwner(header, params.id ?? '', services)

  api.get(calls.orderDetail, async (call) => loadOrderDetail(await ownOrder(call), services))
  api.get(calls.orderReceiptFile, async (call) => orderDocument(await ownOrder(call), call.query.document, services))
  api.post(calls.cancelOrder, async (call) => cancelByCustomer(await ownOrder(call), services))
  api.post(calls.payOrder, async (call) => openPaymentPage(await ownOrder(call), call.body.urls, services))
  api.post(calls.undoWithdrawal, async (call) => undoWithdrawal(await ownOrder(call), call.body.withdrawal_id, services))
  api.put(calls.changeServicePoint, async (call) => changeServicePoint(await ownOrder(call), call.body, call, services))
}
