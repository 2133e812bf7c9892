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
    // The address of the page's data: the page itself is not used. A session that has just moved gets the form again (307).
    return (await fetch(`${cartPath}.data`, { method: 'POST', body: new URLSearchParams(fields) })).ok
  } catch {
    return false
  }
}
