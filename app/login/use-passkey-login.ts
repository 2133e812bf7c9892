import { useEffect, useRef, useState } from 'react'
import { resourceHref } from '../routing/resources'
import { useLanguage } from '../store/use-shop'
import { isBrokenOff, type PasskeyFailure, readOptions } from './passkey-options'
import { useHasPasskeys } from './use-has-passkeys'

type PasskeyLogin = {
  /** Whether this browser has passkeys; false on the server and without scripts. */
  isOffered: boolean
  /** The reason for which the browser could not ask for a passkey; null when it could. */
  failure: PasskeyFailure | null
  ask: () => void
}

/** The pending request for the offer in the e-mail field. */
type FieldOffer = { asking: Promise<unknown> | null }

/**
 * Logs in with a passkey: when the shopper presses the button, or picks one of those that the browser offers in the field of the
 * e-mail address (conditional UI). `send` gets the browser's answer as JSON.
 */
export function usePasskeyLogin(send: (credential: string) => void): PasskeyLogin {
  const language = useLanguage()
  const isOffered = useHasPasskeys()
  const [failure, setFailure] = useState<PasskeyFailure | null>(null)
  // The button ends the offer before it starts. A browser runs one ceremony at a time, so a later offer would cancel the
  // button's.
  const fieldOffer = useRef<FieldOffer | null>(null)

  useEffect(() => {
    if (!isOffered) return
    const offer: FieldOffer = { asking: null }
    fieldOffer.current = offer
    void offerInField()
    return () => {
      fieldOffer.current = null
      void import('@simplewebauthn/browser').then(({ WebAuthnAbortService }) => WebAuthnAbortService.cancelCeremony())
    }

    async function offerInField(): Promise<void> {
      try {
        const { browserSupportsWebAuthnAutofill, startAuthentication } = await import('@simplewebauthn/browser')
        if (!(await browserSupportsWebAuthnAutofill()) || fieldOffer.current !== offer) return
        const asking = fetchOptions(language)
        offer.asking = asking
        const optionsJSON = await asking
        if (fieldOffer.current !== offer || typeof optionsJSON === 'string') return
        send(JSON.stringify(await startAuthentication({ optionsJSON, useBrowserAutofill: true })))
      } catch {
        // Ignored: the button still works.
      }
    }
    // The effect runs once per dialog: `send` is made again with each rendering.
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- see above
  }, [isOffered, language])

  async function start(): Promise<void> {
    setFailure(null)
    const late = fieldOffer.current?.asking
    fieldOffer.current = null
    try {
      const { startAuthentication } = await import('@simplewebauthn/browser')
      // The cookie has room for one challenge, and the last answer sets it.
      await late?.catch(() => null)
      const optionsJSON = await fetchOptions(language)
      if (typeof optionsJSON === 'string') setFailure(optionsJSON)
      else send(JSON.stringify(await startAuthentication({ optionsJSON })))
    } catch (error) {
      setFailure(isBrokenOff(error) ? null : 'login.error.passkey')
    }
  }
  return { isOffered, failure, ask: () => void start() }
}

/** The options of a login, or why there are none. */
async function fetchOptions(language: ReturnType<typeof useLanguage>) {
  const response = await fetch(resourceHref('passkeyChallenge', language), {
    method: 'POST',
    headers: { accept: 'application/json' },
  })
  return readOptions(response)
}
