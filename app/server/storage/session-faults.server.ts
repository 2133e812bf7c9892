/** Sessions are unavailable: their store does not answer, or the wait for a lock took too long. A retry can succeed. */
export class SessionsAway extends Error {
  override readonly name = 'SessionsAway'
}

/** The session was changed after it was read; writing it now would undo that change. */
export class StaleSession extends Error {
  override readonly name = 'StaleSession'
}

/** The session has just got a new id, which the browser may not know yet. The same request can succeed with its next cookie. */
export class SessionMoved extends SessionsAway {
  constructor() {
    super('the session has moved to another id')
  }
}
