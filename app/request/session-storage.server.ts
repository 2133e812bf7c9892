import { createCookie, createSessionStorage } from '@remix-run/node'
import { join } from 'node:path'
import { sessionFiles } from './session-files.server'
import type { SessionRecord, ShopperSessions } from './shopper-store.server'

const THIRTY_DAYS = 30 * 24 * 60 * 60

/** Sessions as files on one machine. `secure` keeps the cookie off plain http. */
export function createFileSessions(folder: string, secret: string, secure: boolean): ShopperSessions {
  const cookie = createCookie('session', {
    httpOnly: true,
    sameSite: 'lax',
    path: '/',
    secure,
    maxAge: THIRTY_DAYS,
    secrets: [secret],
  })
  return createSessionStorage<SessionRecord>({ cookie, ...sessionFiles(join(folder, 'sessions')) })
}
