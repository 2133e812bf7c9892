import { useEffect, useRef } from 'react'

/**
 * Keeps what is typed in a form when the shopper leaves it in any way without sending it, such as by a link, by Back or by closing the tab: it is sent to
 * `address` as a choice that is applied, which the session keeps (decision 006). Call `typed` when a field changes, and `sent` when the form is sent.
 */
export function useKeptTyping(address: string) {
  const unsent = useRef<HTMLFormElement | null>(null)
  useEffect(() => {
    const keep = () => {
      const form = unsent.current
      if (form === null) return
      unsent.current = null
      // The page is being left: there is no place to tell of a failure, and the shopper has lost no more than without the call.
      fetch(address, { method: 'POST', body: bodyOf(form), keepalive: true, redirect: 'manual' }).catch(() => {})
    }
    const hide = () => {
      if (document.visibilityState === 'hidden') keep()
    }
    addEventListener('pagehide', keep)
    document.addEventListener('visibilitychange', hide)
    return () => {
      removeEventListener('pagehide', keep)
      document.removeEventListener('visibilitychange', hide)
      keep()
    }
  }, [address])
  return {
    typed: (form: HTMLFormElement) => void (unsent.current = form),
    sent: () => void (unsent.current = null),
  }
}

/** The fields of the form, to be kept. The code of a gift card counts only when its button is pressed. */
function bodyOf(form: HTMLFormElement): URLSearchParams {
  const body = new URLSearchParams()
  new FormData(form).forEach((value, name) => {
    if (typeof value === 'string') body.append(name, value)
  })
  body.set('intent', 'update')
  body.delete('gift_card_code')
  return body
}
