import { FIRST_ADD, FIRST_ADD_LIFE } from './first-add'

/** From now on each form that changes something carries the key of the first add, the same in all tabs. */
export function keyForFirstAdd(): void {
  // While it goes down to the form, before anybody acts on it: the request that follows takes the cookies as they are then.
  const capture = true
  document.addEventListener(
    'submit',
    ({ target }) => target instanceof HTMLFormElement && target.method === 'post' && keepFirstAddKey(),
    capture,
  )
}

/** The request that follows carries the key. */
export function keepFirstAddKey(): void {
  if (document.cookie.split('; ').some((cookie) => cookie.startsWith(`${FIRST_ADD}=`))) return
  const key = [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  document.cookie = `${FIRST_ADD}=${key}; Path=/; Max-Age=${FIRST_ADD_LIFE}; SameSite=Lax${secure}`
}
