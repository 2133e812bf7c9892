import { once } from 'node:events'
import type { TestShop } from './open-shop'

/** Whether a call is meant, by its path and body. */
type Meant = (path: string, body: string) => boolean

/** Holds the next call that is meant until `release`; `asked` resolves when the call is made. Other calls pass. */
export function hold(shop: TestShop, meant: string | Meant): { asked: Promise<unknown>; release: () => void } {
  const events = new EventTarget()
  const asked = once(events, 'asked')
  const released = once(events, 'released')
  let isHeld = false
  const isMeant: Meant = typeof meant === 'string' ? (path) => path === meant : meant
  shop.respond = async (called, send, { body }) => {
    if (!isHeld && isMeant(called, body)) {
      isHeld = true
      events.dispatchEvent(new Event('asked'))
      await released
    }
    return send()
  }
  return { asked, release: () => events.dispatchEvent(new Event('released')) }
}

/** Makes all calls to a path hang until the shop aborts them; `asked` resolves when the first one is made. */
export function hang(shop: TestShop, path: string): { asked: Promise<unknown> } {
  const events = new EventTarget()
  shop.respond = async (called, send, { signal }) => {
    if (called !== path) return send()
    events.dispatchEvent(new Event('asked'))
    await once(signal, 'abort')
    throw new DOMException('timed out', 'TimeoutError')
  }
  return { asked: once(events, 'asked') }
}
