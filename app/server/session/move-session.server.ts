import { createSession, type Session } from '@remix-run/node'
import { SessionMoved } from '../storage/session-faults.server'
import type { SessionRecord } from './session-record'
import type { ShopperSessions } from './shopper-sessions.server'

/**
 * Milliseconds after the move in which the browser may still send requests with the former id, because it has no new cookie yet.
 */
const GRACE_MS = 3000

/** Seconds for which the move of the former id is remembered: longer than any request with it can take. */
const NOTE_SECONDS = 600

/**
 * Saves the session under a new id, deletes it under its own, and gives the cookie to send. If it `holds` nothing, the cookie is
 * removed: another person may have planted an id without a session. The former id gives no access to the new one.
 */
export async function moveSession(
  session: Session<SessionRecord>,
  holds: boolean,
  sessions: ShopperSessions,
  now: Date,
): Promise<string> {
  const { version, ...record } = session.data
  const ended = async () => sessions.destroySession(await sessions.getSession(null))
  if (session.id === '') return ended()
  // The new one is saved first, so that the cart survives if the process ends in between.
  const cookie = holds ? await sessions.commitSession(createSession<Partial<SessionRecord>, SessionRecord>(record)) : null
  try {
    const note = createSession<Partial<SessionRecord>, SessionRecord>(
      { movedAt: now.toISOString(), ...(version && { version }) },
      session.id,
    )
    await sessions.commitSession(note, { maxAge: NOTE_SECONDS })
  } catch (error) {
    if (cookie !== null) await sessions.destroySession(await sessions.getSession(cookie))
    throw error
  }
  return cookie ?? (await ended())
}

/**
 * The session, or a new one in place of one that has moved, so that no request brings the former id back. Throws
 * SessionMoved for a request that `began` before the move, however long it takes, or shortly after it, when the
 * browser is about to have the new cookie.
 */
export async function liveSession(
  session: Session<SessionRecord>,
  sessions: ShopperSessions,
  began: Date,
): Promise<Session<SessionRecord>> {
  const movedAt = session.get('movedAt')
  if (movedAt === undefined) return session
  if (began.getTime() - Date.parse(movedAt) < GRACE_MS) throw new SessionMoved()
  return sessions.getSession(null)
}
