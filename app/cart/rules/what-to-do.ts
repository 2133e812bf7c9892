import { type Copies, NO_COPIES, type SignedIn } from './copies'

/**
 * What the server knows of the shopper when it sends a page: nothing while the sessions are `away`; no session (`none`); or what her
 * session holds (`here`), and whether a cart from before was brought back into it.
 */
export type Known =
  | { readonly state: 'away' }
  | { readonly state: 'none'; readonly signedIn: SignedIn }
  | (Copies & { readonly state: 'here'; readonly restored: boolean })

/**
 * What the browser does with its copies: `keep` them as they are, `write` what the server knows, or have the cart of a session that is
 * gone brought back (`restore`). A living session is never overwritten, and a cart kept while somebody was signed in is nobody else's
 * (design section 3).
 */
export function whatToDo(known: Known, kept: Copies): 'keep' | 'write' | 'restore' {
  if (known.state === 'away') return 'keep'
  const something = kept.lines.length + kept.codes.length > 0
  const hers = kept.signedIn === null || kept.signedIn === known.signedIn
  const lost = known.state === 'none' || (kept.session !== known.session && !known.restored)
  if (something && hers && lost) return 'restore'
  // Whoever only looks leaves no trace.
  return known.state === 'none' && !something && kept.signedIn === known.signedIn ? 'keep' : 'write'
}

/** What a browser keeps of what the server knows. */
export function copiesOf(known: Exclude<Known, { state: 'away' }>): Copies {
  if (known.state === 'none') return { ...NO_COPIES, signedIn: known.signedIn }
  const { session, lines, codes, signedIn } = known
  return { session, lines, codes, signedIn }
}
