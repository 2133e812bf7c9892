import { GRANTED_COOKIE } from '../../store/consent-mask'

/**
 * Whether the visitor has just granted this mask and no page has sent an event for it yet (decision 090). Deletes the cookie that
 * says so. The page that the visitor is leaving still has the former mask, so the next page reads the cookie.
 */
export function takeGranted(mask: number): boolean {
  if (!document.cookie.split('; ').includes(`${GRANTED_COOKIE}=${mask}`)) return false
  document.cookie = `${GRANTED_COOKIE}=; Path=/; Max-Age=0`
  return true
}
