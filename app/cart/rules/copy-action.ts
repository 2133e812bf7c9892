import { type Copies, NO_COPIES, type SignedIn } from './copies'

/**
 * What a page says of the shopper's session: nothing while the sessions are `away`, that there is none (`none`), or what it holds (`here`)
 * and whether a cart of a former session has been restored into it.
 */
export type SessionSummary =
  | { readonly state: 'away' }
  | { readonly state: 'none'; readonly signedIn: SignedIn }
  | (Copies & { readonly state: 'here'; readonly restored: boolean })

/**
 * What the browser does with its copies: `keep` them as they are, `write` what the server holds, or `restore` the cart of a session that is
 * gone. An existing session is never overwritten, and a cart kept while a customer was signed in is restored for that strategy only
 * (design section 3).
 */
export function copyAction(summary: SessionSummary, kept: Copies): 'keep' | 'write' | 'restore' {
  if (summary.state === 'away') return 'keep'
  const hasCopies = kept.lines.length + kept.codes.length > 0
  const isOwn = kept.signedIn === null || kept.signedIn === summary.signedIn
  const isLost = summary.state === 'none' || (kept.session !== summary.session && !summary.restored)
  if (hasCopies && isOwn && isLost) return 'restore'
  // A visitor without a cart leaves nothing behind in the browser.
  return summary.state === 'none' && !hasCopies && kept.signedIn === summary.signedIn ? 'keep' : 'write'
}

/** The copies of what the server holds. */
export function copiesOf(summary: Exclude<SessionSummary, { state: 'away' }>): Copies {
  if (summary.state === 'none') return { ...NO_COPIES, signedIn: summary.signedIn }
  const { session, lines, codes, signedIn } = summary
  return { session, lines, codes, signedIn }
}
