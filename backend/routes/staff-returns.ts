import type { Hono, HonoRequest } from 'hono'
import { parse, readJson, readQuery } from '../http/parse'
import { notFound } from '../refusal'
import type { Services } from '../services'
import { listReturns, ReturnsQuery, showReturn } from '../staff/list-returns'
import { ReceivedGoods, receiveReturn } from '../staff/receive-return'
import { refundReturn, ReturnRefund } from '../staff/refund-return'
import { refuseReturn, ReturnRefusal } from '../staff/refuse-return'

/** Returns, by their number (`SE100001-R1`): list and show them, receive, refund and refuse them. A repeated call counts once. */
export function mountStaffReturns(admin: Hono, services: Services): void {
  const { db } = services

  admin.get('/returns', async ({ req, json }) =>
    json({ returns: await listReturns(db, parse(ReturnsQuery, readQuery(req.url), 'query')) }),
  )

  admin.get('/returns/:number', async ({ req, json }) => json(await showReturn(db, numberOf(req))))

  admin.post('/returns/:number/receive', async ({ req, body }) => {
    await receiveReturn(numberOf(req), parse(ReceivedGoods, await readJson(req.raw), 'body'), services)
    return body(null, 204)
  })

  admin.post('/returns/:number/refund', async ({ req, json }) =>
    json(await refundReturn(numberOf(req), parse(ReturnRefund, await readJson(req.raw), 'body'), services)),
  )

  admin.post('/returns/:number/refuse', async ({ req, body }) => {
    await refuseReturn(numberOf(req), parse(ReturnRefusal, await readJson(req.raw), 'body'), services)
    return body(null, 204)
  })
}

/** The number of the path; 404 for what cannot be one. */
function numberOf(req: HonoRequest): string {
  const number = req.param('number') ?? ''
  if (!/^[a-z]{2}\d{1,12}-R\d{1,4}$/i.test(number)) throw notFound('The return')
  return number.toUpperCase()
}
