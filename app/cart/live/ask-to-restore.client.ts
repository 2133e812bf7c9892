import { lineField } from '../rules/copied-line'
import { keepFirstAddKey } from '../../server/session/first-add.client'
import type { Copies } from '../rules/copies'

/** Asks the server to restore the cart from the browser's copies. False when the request failed; it can then be repeated. */
export async function askToRestore(cartPath: string, { session, lines, codes }: Copies): Promise<boolean> {
  // Several tabs may ask before the first response: they must start one session.
  keepFirstAddKey()
  const fields = [
    ['intent', 'restore'],
    ['session', session],
    ...lines.map((line) => ['line', lineField(line)]),
    ...codes.map((code) => ['code', code]),
  ]
  try {
    // Every cart form is answered with a redirect. It is not followed, because the page it leads to is not used.
    const answer = await fetch(cartPath, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' })
    return answer.type === 'opaqueredirect'
  } catch {
    return false
  }
}
