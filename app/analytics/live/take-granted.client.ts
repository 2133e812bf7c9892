import { GRANTED_COOKIE } from '../../store/consent-mask'

/**
 * Whether the visitor has just granted this mask and no page has sent an event for it yet (decision 090). Deletes the cookie that
 * says so; a page that the choice is leading away from still has the former mask, and leaves the cookie to the next one.
 */
export function takeGranted(mask: number): boolean {
  if (!document.cookie.split('; ').includes(`${GRANTED_COOKIE}=${mask}`)) return false
  document.cookie = `${GRANTED_COOKIE}=; Path=/; Max-Age=0`
  return true
}
