import { useEffect, useState } from 'react'
import { useLeftPreviews } from './use-left-previews'

let wasMounted = false

/**
 * Whether this is the document that the server sent, whose scripts the browser has run. False when React renders the whole
 * document again, as after an error of the root: Trusted Types would refuse a script that React creates, and the page would stay
 * white.
 */
export function useFirstDocument(): boolean {
  const [isFirst] = useState(!wasMounted)
  useLeftPreviews()
  useEffect(() => {
    wasMounted = true
  }, [])
  return isFirst
}
