import { z } from 'zod'
import {
  CancelOrderRequest,
  OrderDetail,
  PaymentPage,
  PayOrderRequest,
  ReceiptFile,
  ReceiptFileQuery,
  ServicePointRequest,
  UndoWithdrawalRequest,
} from './order-detail'
import { NoQuery } from './query'

/** The calls about one order with the bearer token of that order, or of the customer who placed it. A part of `calls`. */
export const ownOrderCalls = {
  orderDetail: { method: 'GET', path: '/api/orders/{id}/detail', query: NoQuery, answer: OrderDetail },
  orderReceiptFile: { method: 'GET', path: '/api/orders/{id}/receipt-file', query: ReceiptFileQuery, answer: ReceiptFile },
  cancelOrder: { method: 'POST', path: '/api/orders/{id}/cancel', query: NoQuery, body: CancelOrderRequest, answer: z.null() },
  payOrder: { method: 'POST', path: '/api/orders/{id}/payment', query: NoQuery, body: PayOrderRequest, answer: PaymentPage },
  undoWithdrawal: {
    method: 'POST',
    path: '/api/orders/{id}/withdrawal-undo',
    query: NoQuery,
    body: UndoWithdrawalRequest,
    answer: z.null(),
  },
  changeServicePoint: {
    method: 'PUT',
    path: '/api/orders/{id}/service-point',
    query: NoQuery,
    body: ServicePointRequest,
    answer: z.null(),
  },
} as const
