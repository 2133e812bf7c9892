import { useSyncExternalStore } from 'react'

/** A browser knows no passkeys at an IP address (WebAuthn, relying party identifier). */
const IP_ADDRESS = /^\[|^[\d.]+$/

/** Whether this browser can create and use passkeys of this shop; false on the server, and without scripts. */
export function useHasPasskeys(): boolean {
  return useSyncExternalStore(neverChanges, hasPasskeys, () => false)
}

const neverChanges = () => () => undefined

const hasPasskeys = () => typeof window.PublicKeyCredential === 'function' && !IP_ADDRESS.test(window.location.hostname)
