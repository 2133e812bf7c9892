import type { ErrorHandler } from 'hono'
import type { Log } from './log'
import { plainAnswer } from './plain-answer'

/**
 * Answers a request that failed outside the app's own error page, and logs the error. Hono itself
 * would answer with a line of English text.
 */
export function answerFailure(log: Log): ErrorHandler {
  return (error, { req }) => {
    log('error', 'request-failed', { path: req.path, error: error.stack ?? error.message })
    return plainAnswer(req.raw, 'error.document', { status: 500 })
  }
}
