import type { CopiedLine } from './copied-line'
import { type Guard, isList, isNumber, isText, orNull, shapeOf } from '../../commerce/guard'

/** The keys in local storage (spec section 9). */
export const COPY_KEYS = ['cart', 'discount', 'auth'] as const
export type CopyKey = (typeof COPY_KEYS)[number]

/** The shopper's sign-in strategy (spec section 4, Auth); null when signed out. Tokens and names are never stored. */
export type LoginKind = 'myAccount' | 'myOrder' | null

/**
 * The copies in the browser: lines without prices, codes, and the sign-in strategy. `session` identifies the session that was
 * copied.
 */
export type Copies = {
  readonly session: string
  readonly lines: readonly CopiedLine[]
  readonly codes: readonly string[]
  readonly signedIn: LoginKind
}

export const NO_COPIES: Copies = { session: '', lines: [], codes: [], signedIn: null }

/** Version of the stored format. A release with another format must upgrade older ones when it reads them. */
const VERSION = 1

/** The text for each key. Equal copies give equal texts, so that tabs do not trigger each other endlessly. */
export function writeCopies({ session, lines, codes, signedIn }: Copies): Record<CopyKey, string> {
  return {
    // Beside the lines, since releases that know no uuid take a line with a text for damaged.
    cart: JSON.stringify({
      version: VERSION,
      session,
      lines: lines.map(({ uuid: _uuid, ...line }) => line),
      ...(lines.some(({ uuid }) => uuid) ? { uuids: lines.map(({ uuid }) => uuid ?? '') } : {}),
    }),
    discount: JSON.stringify({ version: VERSION, codes }),
    auth: JSON.stringify({ version: VERSION, signedIn }),
  }
}

/**
 * Parses the stored texts. A damaged text counts as missing, and each list entry is parsed by itself. Of a text written by a
 * later release, which may have been rolled back, the known parts are read.
 */
export function readCopies(texts: Readonly<Record<CopyKey, string | null>>): Copies {
  const cart = parse(texts.cart, isCart)
  return {
    session: cart?.session ?? '',
    lines: cart?.lines.flatMap((line, index) => (isLine(line) ? [{ ...line, ...uuidOf(cart.uuids?.[index]) }] : [])) ?? [],
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

const isOptionalList: Guard<unknown[] | undefined> = (value): value is unknown[] | undefined =>
  value === undefined || isList(value)

const uuidOf = (uuid: unknown): { uuid?: string } => (isText(uuid) && uuid !== '' ? { uuid } : {})

const isCart = shapeOf<{ version: number; session: string; lines: unknown[]; uuids?: unknown[] | undefined }>({
  version: isNumber,
  session: isText,
  lines: isList,
  uuids: isOptionalList,
})
const isDiscount = shapeOf<{ version: number; codes: unknown[] }>({ version: isNumber, codes: isList })
const isAuth = shapeOf<{ version: number; signedIn: LoginKind }>({ version: isNumber, signedIn: orNull(isStrategy) })
