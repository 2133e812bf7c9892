import { useSyncExternalStore } from 'react'
import { landingAddress } from './landing-address.client'

/**
 * The page that the visit began with, kept in memory alone: it counts once ad storage is allowed. Without
 * scripts the browser's Referer tells it.
 */
export function LandingFields() {
  const landing = useSyncExternalStore(neverChanges, landingAddress, () => null)
  if (landing === null) return null
  return (
    <>
      <input type="hidden" name="landing" value={landing} />
      <input type="hidden" name="referrer" value={document.referrer} />
    </>
  )
}

const neverChanges = () => () => undefined
