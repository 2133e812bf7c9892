import type { Hono } from 'hono'
import { parse, readJson } from '../http/parse'
import type { Services } from '../services'
import { listStaffAccounts, markStaffAccount, StaffMark } from '../staff/staff-accounts'

/** The accounts whose sessions are internal: list and mark them. */
export function mountStaffAccounts(admin: Hono, { db }: Services): void {
  admin.get('/staff-accounts', async ({ json }) => json(await listStaffAccounts(db)))

  admin.post('/staff-accounts', async ({ req, body }) => {
    await markStaffAccount(db, parse(StaffMark, await readJson(req.raw), 'body'))
    return body(null, 204)
  })
}
