import type { KeptLine } from './kept-line'
import { type Guard, isNumber, isText, listOf, orNull, shapeOf } from '../../history/guard'

/** The keys in local storage (spec section 9). */
export const COPY_KEYS = ['cart', 'discount', 'auth'] as const
export type CopyKey = (typeof COPY_KEYS)[number]

/** How somebody is signed in (spec section 4, Auth); null for nobody. No token and no name is ever kept. */
export type SignedIn = 'myAccount' | 'myOrder' | null

/**
 * What a browser keeps of the shopper's cart: lines without prices, codes, and how she was signed in. `session` is the mark of the session
 * it is a copy of.
 */
export type Copies = {
  readonly session: string
  readonly lines: readonly KeptLine[]
  readonly codes: readonly string[]
  readonly signedIn: SignedIn
}

export const NO_COPIES: Copies = { session: '', lines: [], codes: [], signedIn: null }

/** Goes up when copies are written in another way; what an older release wrote is forgotten then. */
const VERSION = 1

/** The text for each key. The same copies give the same text, so that tabs that tell each other come to rest. */
export function writeCopies({ session, lines, codes, signedIn }: Copies): Record<CopyKey, string> {
  return {
    cart: JSON.stringify({ version: VERSION, session, lines }),
    discount: JSON.stringify({ version: VERSION, codes }),
    auth: JSON.stringify({ version: VERSION, signedIn }),
  }
}

/** What the texts say; one that cannot be understood, damaged or of another release, counts as none. */
export function readCopies(texts: Readonly<Record<CopyKey, string | null>>): Copies {
  const cart = parse(texts.cart, isCart)
  return {
    session: cart?.session ?? '',
    lines: cart?.lines ?? [],
    codes: parse(texts.discount, isDiscount)?.codes ?? [],
    signedIn: parse(texts.auth, isAuth)?.signedIn ?? null,
  }
}

function parse<T>(text: string | null, guard: Guard<T>): T | null {
  try {
    const value: unknown = JSON.parse(text ?? '')
    return guard(value) ? value : null
  } catch {
    return null
  }
}

const isCurrent: Guard<typeof VERSION> = (value) => value === VERSION
const isLine: Guard<KeptLine> = (value): value is KeptLine =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && Object.values(value).every(isNumber)
const isStrategy: Guard<'myAccount' | 'myOrder'> = (value) => value === 'myAccount' || value === 'myOrder'

const isCart = shapeOf<{ version: typeof VERSION; session: string; lines: KeptLine[] }>({
  version: isCurrent,
  session: isText,
  lines: listOf(isLine),
})
const isDiscount = shapeOf<{ version: typeof VERSION; codes: string[] }>({ version: isCurrent, codes: listOf(isText) })
const isAuth = shapeOf<{ version: typeof VERSION; signedIn: SignedIn }>({ version: isCurrent, signedIn: orNull(isStrategy) })
