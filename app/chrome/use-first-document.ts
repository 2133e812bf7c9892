import { useEffect, useState } from 'react'

let wasMounted = false

/**
 * Whether this is the document that the server sent, whose scripts the browser has run. False when React makes the document anew, as it
 * does for an error of the root: a script that React makes would be refused by Trusted Types, and the page would stay white.
 */
export function useFirstDocument(): boolean {
  const [isFirst] = useState(!wasMounted)
  useEffect(() => {
    wasMounted = true
  }, [])
  return isFirst
}
