import { GRANTED_COOKIE, readMask } from '../../store/consent-mask'

/** The mask that the visitor has just granted and no page has sent an event for yet; null without one. Deletes its cookie (decision 090). */
export function takeGranted(): number | null {
  const cookie = document.cookie.split('; ').find((one) => one.startsWith(`${GRANTED_COOKIE}=`))
  const granted = readMask(cookie?.slice(GRANTED_COOKIE.length + 1))
  if (granted !== null) document.cookie = `${GRANTED_COOKIE}=; Path=/; Max-Age=0`
  return granted
}
