/** The sessions cannot be had just now: their store does not answer, or the wait for one of them was too long. Later can help. */
export class SessionsAway extends Error {
  override readonly name = 'SessionsAway'
}

/** Somebody else changed the session since it was read; writing it now would undo their change. */
export class StaleSession extends Error {
  override readonly name = 'StaleSession'
}
