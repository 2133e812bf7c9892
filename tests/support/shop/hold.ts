import { once } from 'node:events'
import type { TestShop } from './open-shop'

/** The next call of a path: `asked` once it is made; the backend hears of it when it is released. Other calls pass. */
export function hold(shop: TestShop, path: string): { asked: Promise<unknown>; release: () => void } {
  const events = new EventTarget()
  const asked = once(events, 'asked')
  const released = once(events, 'released')
  let isHeld = false
  shop.respond = async (called, send) => {
    if (called === path && !isHeld) {
      isHeld = true
      events.dispatchEvent(new Event('asked'))
      await released
    }
    return send()
  }
  return { asked, release: () => events.dispatchEvent(new Event('released')) }
}

/** Lets all calls of a path hang until the shop gives up on them; `asked` once there is one. */
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
