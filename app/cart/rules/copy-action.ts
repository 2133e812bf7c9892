import { type Copies, NO_COPIES, type LoginKind } from './copies'

/**
 * The shopper's session as a page reports it: `away` while the session store is unavailable, `none` when there is no session,
 * or `here` with the session's content. `restored` is true when the cart of an earlier session was restored into it.
 */
export type SessionSummary =
  | { readonly state: 'away' }
  | { readonly state: 'none'; readonly signedIn: LoginKind }
  | (Copies & { readonly state: 'here'; readonly restored: boolean })

/**
 * Decides what happens to the browser's copies: `keep` them, `write` the server's state, or `restore` the cart of a lost
 * session. An existing session is never overwritten. A cart copied while a customer was signed in is restored only for the
 * same sign-in strategy.
 */
export function copyAction(summary: SessionSummary, kept: Copies): 'keep' | 'write' | 'restore' {
  if (summary.state === 'away') return 'keep'
  const hasCopies = kept.lines.length + kept.codes.length > 0
  const isOwn = kept.signedIn === null || kept.signedIn === summary.signedIn
  const isLost = summary.state === 'none' || (kept.session !== summary.session && !summary.restored)
  if (hasCopies && isOwn && isLost) return 'restore'
  // The browser of a visitor without a cart stores no copy.
  return summary.state === 'none' && !hasCopies && kept.signedIn === summary.signedIn ? 'keep' : 'write'
}

/** Copies of the server's state. */
export function copiesOf(summary: Exclude<SessionSummary, { state: 'away' }>): Copies {
  if (summary.state === 'none') return { ...NO_COPIES, signedIn: summary.signedIn }
  const { session, lines, codes, signedIn } = summary
  return { session, lines, codes, signedIn }
}
