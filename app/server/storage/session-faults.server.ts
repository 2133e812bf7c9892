/** Sessions are unavailable: their store does not answer, or the wait for a lock took too long. A retry can succeed. */
export class SessionsAway extends Error {
  override readonly name = 'SessionsAway'
}

/** The session was changed after it was read; writing it now would undo that change. */
export class StaleSession extends Error {
  override readonly name = 'StaleSession'
}
