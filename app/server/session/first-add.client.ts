import { FIRST_ADD_LIFE_S, firstAddCookie } from './first-add'

/**
 * Makes each POST form carry the key of the first add, the same in all tabs; but not a form that says, by
 * `data-no-session`, that it begins none.
 */
export function keyForFirstAdd(): void {
  // In the capture phase, before any handler sends the request: it takes the cookies as they are then.
  const capture = true
  document.addEventListener(
    'submit',
    ({ target }) =>
      target instanceof HTMLFormElement && target.method === 'post' && !('noSession' in target.dataset) && keepFirstAddKey(),
    capture,
  )
}

/** Sets the cookie with the key, unless it is set. */
export function keepFirstAddKey(): void {
  const isSecure = location.protocol === 'https:'
  const name = firstAddCookie(isSecure)
  if (document.cookie.split('; ').some((cookie) => cookie.startsWith(`${name}=`))) return
  const key = [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  document.cookie = `${name}=${key}; Path=/; Max-Age=${FIRST_ADD_LIFE_S}; SameSite=Lax${isSecure ? '; Secure' : ''}`
}
