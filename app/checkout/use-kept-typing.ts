import { useNavigation } from '@remix-run/react'
import { useEffect, useState } from 'react'

/** Milliseconds after the last change in which the form is not kept: long enough for most pauses between two keys. */
const AFTER_MS = 400

/**
 * Keeps what is typed in a form: it is sent to the page at `path` as a choice that is applied, which the session keeps (decision
 * 006), soon after typing and at the latest when the shopper leaves it in any way, such as by a link, by Back or by closing the
 * tab. Call `typed` when a field changes, and `submit` when the form is sent. `isRefused`: what was sent last was answered with
 * an error, or not at all: it may not be kept.
 */
export function useKeptTyping(path: string, isRefused: boolean) {
  const [kept] = useState(() => keepTyping((form: HTMLFormElement, signal) => sendTyped(path, form, signal)))
  const { state, formData } = useNavigation()
  useEffect(() => {
    // While it loads with a form, the action has answered. One that loads without has interrupted it:
    // then nothing is known of what was sent.
    if (state === 'loading' && formData !== undefined) kept.answered()
    if (state === 'idle' && isRefused) kept.failed()
    else if (state === 'idle') kept.answered()
  }, [kept, state, formData, isRefused])
  useEffect(() => {
    const hide = () => {
      if (document.visibilityState === 'hidden') kept.keep()
    }
    // Before the browser asks for the next document, which shows what is kept; `pagehide` comes when that has been answered.
    addEventListener('beforeunload', kept.keep)
    addEventListener('pagehide', kept.leave)
    addEventListener('online', kept.keep)
    document.addEventListener('visibilitychange', hide)
    return () => {
      removeEventListener('beforeunload', kept.keep)
      removeEventListener('pagehide', kept.leave)
      removeEventListener('online', kept.keep)
      document.removeEventListener('visibilitychange', hide)
      kept.leave()
    }
  }, [kept])
  return kept
}

/**
 * Sends to the address of the page's data: nothing is rendered for it, and where the session has moved, the form is sent again.
 */
async function sendTyped(path: string, form: HTMLFormElement, signal: AbortSignal): Promise<boolean> {
  return (await fetch(`${path}.data`, { method: 'POST', body: typedIn(form), keepalive: true, signal })).ok
}

/** The fields of the form, to be kept. The code of a gift card counts only when its button is pressed. */
export function typedIn(form: HTMLFormElement): URLSearchParams {
  const body = new URLSearchParams()
  new FormData(form).forEach((value, name) => {
    if (typeof value === 'string') body.append(name, value)
  })
  body.set('intent', 'update')
  body.delete('gift_card_code')
  return body
}

/**
 * Keeps a form while it is typed: it is sent with `send` soon after the last change, and again when that fails or the page is
 * left. `send` tells whether the server has taken it, and stops when its signal is aborted.
 */
export function keepTyping<Form>(send: (form: Form, signal: AbortSignal) => Promise<boolean>) {
  /** The form with changes that no request carries. */
  let unsent: Form | null = null
  /** The form that the shopper has sent, until its answer is there. */
  let submitted: Form | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  let call: AbortController | undefined

  function keep() {
    clearTimeout(timer)
    if (unsent === null) return
    const form = unsent
    unsent = null
    // Each request holds the whole form, and an older one must not arrive after a newer one.
    call?.abort()
    const own = (call = new AbortController())
    const again = () => {
      if (own === call) unsent ??= form
    }
    send(form, own.signal).then((isTaken) => {
      if (!isTaken) again()
    }, again)
  }

  return {
    keep,
    /** A field of the form was changed. */
    typed: (form: Form) => {
      unsent = form
      clearTimeout(timer)
      timer = setTimeout(keep, AFTER_MS)
    },
    /** The shopper sends the form: the request holds all that was typed. */
    submit: (form: Form) => {
      clearTimeout(timer)
      call?.abort()
      call = undefined
      unsent = null
      submitted = form
    },
    /** The server has answered what was submitted. */
    answered: () => {
      submitted = null
    },
    /** The submitted form may never have arrived. */
    failed: () => {
      unsent ??= submitted
      submitted = null
    },
    /** When the form is removed: sends the values that no answer has confirmed once more. */
    leave: () => {
      unsent ??= submitted
      submitted = null
      keep()
    },
  }
}
