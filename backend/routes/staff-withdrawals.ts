import type { Hono, HonoRequest } from 'hono'
import { z } from 'zod'
import { parse, readJson, readQuery } from '../http/parse'
import { notFound } from '../refusal'
import type { Services } from '../services'
import { assignWithdrawal, Assignment } from '../withdrawals/assign-withdrawal'
import { carryOutByStaff } from '../withdrawals/carry-out-withdrawal'
import { listWithdrawals, settleWithdrawal, WithdrawalsQuery } from '../withdrawals/list-withdrawals'

/**
 * GET /admin/withdrawals?state=open lists withdrawals, POST /admin/withdrawals/{id}/assign joins one to its order, POST
 * /admin/withdrawals/{id}/carry-out cancels its order or takes its pieces out of it, POST
 * /admin/withdrawals/{id}/settle marks one as dealt with.
 */
export function mountStaffWithdrawals(admin: Hono, services: Services): void {
  const { db, now } = services

  admin.get('/withdrawals', async ({ req, json }) =>
    json({ withdrawals: await listWithdrawals(db, parse(WithdrawalsQuery, readQuery(req.url), 'query')) }),
  )

  admin.post('/withdrawals/:id/assign', async ({ req, body }) => {
    await assignWithdrawal(idOf(req), parse(Assignment, await readJson(req.raw), 'body'), services)
    return body(null, 204)
  })

  admin.post('/withdrawals/:id/carry-out', async ({ req, body }) => {
    await carryOutByStaff(idOf(req), services)
    return body(null, 204)
  })

  admin.post('/withdrawals/:id/settle', async ({ req, body }) => {
    await settleWithdrawal(db, idOf(req), now())
    return body(null, 204)
  })
}

function idOf(req: HonoRequest): string {
  const id = z.uuid().safeParse(req.param('id'))
  if (!id.success) throw notFound('The withdrawal')
  return id.data
}
