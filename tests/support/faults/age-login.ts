import { createAuthCookies, loginCookie, readLogins, type StrategyName } from '../../../app/server/security/auth-cookies.server'
import { SECRET } from '../shop/open-shop'
import type { Visitor } from '../shop/visitor'

/** Seconds: a login of this age is renewed with the next request, and is still valid. */
const AGE = 2000

/** Makes the login of a visitor so old that the next request renews it. */
export async function ageLogin({ cookies }: Visitor, strategy: StrategyName): Promise<void> {
  const auth = createAuthCookies(SECRET, false)
  const name = auth[strategy].name
  const login = (await readLogins(auth, `${name}=${cookies.get(name) ?? ''}`))[strategy]
  if (login === null) throw new Error(`The visitor is not logged in (${name})`)
  const line = await loginCookie(auth[strategy], { ...login, issued_at: login.issued_at - AGE })
  cookies.set(name, /=([^;]*)/.exec(line)?.[1] ?? '')
}
