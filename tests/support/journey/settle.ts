import { setTimeout } from 'node:timers/promises'
import type { BrowserContext, Request } from '@playwright/test'

/** Milliseconds. A request that a journey holds back is not waited for any longer. */
const LIMIT_MS = 2000
const CHECK_EVERY_MS = 20

/**
 * Watches the forms that the pages of a browser context send. The function that it gives lets the pages send what was typed
 * last, and waits for the answers to all forms. An answer sets the cookie of the session: one that came later would give the
 * session to the next journey in the same context.
 */
export function watchForms(context: BrowserContext): () => Promise<void> {
  const unanswered = new Set<Request>()
  context.on('request', (request) => {
    // Beacons set no cookie.
    if (request.method() === 'POST' && request.resourceType() !== 'ping') unanswered.add(request)
  })
  context.on('response', (response) => unanswered.delete(response.request()))
  context.on('requestfailed', (request) => unanswered.delete(request))
  return async () => {
    const sent = Promise.allSettled(context.pages().map((page) => page.evaluate(() => dispatchEvent(new Event('beforeunload')))))
    await Promise.race([sent, setTimeout(LIMIT_MS)])
    for (const end = Date.now() + LIMIT_MS; unanswered.size > 0 && Date.now() < end;) await setTimeout(CHECK_EVERY_MS)
  }
}
