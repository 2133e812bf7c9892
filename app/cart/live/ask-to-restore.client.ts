import { lineField } from '../rules/copied-line'
import { keepFirstAddKey } from '../../server/session/first-add.client'
import type { Copies } from '../rules/copies'

/** Asks the shop to bring back the cart of the copies. False when that failed, and may be tried again. */
export async function askToRestore(cartPath: string, { session, lines, codes }: Copies): Promise<boolean> {
  // Several tabs may ask at once, before the first answer: they begin one session.
  keepFirstAddKey()
  const fields = [
    ['intent', 'restore'],
    ['session', session],
    ...lines.map((line) => ['line', lineField(line)]),
    ...codes.map((code) => ['code', code]),
  ]
  try {
    // The redirect that answers every form of the cart is not followed: the page it leads to is not wanted.
    const answer = await fetch(cartPath, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' })
    return answer.type === 'opaqueredirect'
  } catch {
    return false
  }
}
