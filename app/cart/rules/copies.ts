import type { CopiedLine } from './copied-line'
import { type Guard, isList, isNumber, isText, orNull, shapeOf } from '../../history/guard'

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
  readonly lines: readonly CopiedLine[]
  readonly codes: readonly string[]
  readonly signedIn: SignedIn
}

export const NO_COPIES: Copies = { session: '', lines: [], codes: [], signedIn: null }

/** The form in which copies are written. A release that writes another form upgrades the older ones where it reads them. */
const VERSION = 1

/** The text for each key. The same copies give the same text, so that tabs that tell each other come to rest. */
export function writeCopies({ session, lines, codes, signedIn }: Copies): Record<CopyKey, string> {
  return {
    cart: JSON.stringify({ version: VERSION, session, lines }),
    discount: JSON.stringify({ version: VERSION, codes }),
    auth: JSON.stringify({ version: VERSION, signedIn }),
  }
}

/**
 * What the texts say, as far as it can be read: a text that is damaged counts as none, and of a list each entry is read by itself. Of a
 * later release, which may have been taken back, the parts known here are read.
 */
export function readCopies(texts: Readonly<Record<CopyKey, string | null>>): Copies {
  const cart = parse(texts.cart, isCart)
  return {
    session: cart?.session ?? '',
    lines: cart?.lines.filter(isLine) ?? [],
    codes: parse(texts.discount, isDiscount)?.codes.filter(isText) ?? [],
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

const isLine: Guard<CopiedLine> = (value): value is CopiedLine =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && Object.values(value).every(isNumber)
const isStrategy: Guard<'myAccount' | 'myOrder'> = (value) => value === 'myAccount' || value === 'myOrder'

const isCart = shapeOf<{ version: number; session: string; lines: unknown[] }>({
  version: isNumber,
  session: isText,
  lines: isList,
})
const isDiscount = shapeOf<{ version: number; codes: unknown[] }>({ version: isNumber, codes: isList })
const isAuth = shapeOf<{ version: number; signedIn: SignedIn }>({ version: isNumber, signedIn: orNull(isStrategy) })
