import type { Hono } from 'hono'
import { z } from 'zod'
import { parse, readQuery } from '../http/parse'
import { notFound } from '../http/refusal'
import type { Services } from '../services'
import { listWithdrawals, settleWithdrawal, WithdrawalsQuery } from '../withdrawals/list-withdrawals'

/** GET /admin/withdrawals?state=open lists withdrawals, POST /admin/withdrawals/{id}/settle marks one as dealt with. */
export function mountStaffWithdrawals(admin: Hono, { db, now }: Services): void {
  admin.get('/withdrawals', async ({ req, json }) =>
    json({ withdrawals: await listWithdrawals(db, parse(WithdrawalsQuery, readQuery(req.url), 'query')) }),
  )

  admin.post('/withdrawals/:id/settle', async ({ req, body }) => {
    const id = z.uuid().safeParse(req.param('id'))
    if (!id.success) throw notFound('The withdrawal')
    await settleWithdrawal(db, id.data, now())
    return body(null, 204)
  })
}
