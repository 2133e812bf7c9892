import { redirect } from '@remix-run/node'
import { BackendError } from '../commerce/backend-error'
import { MAX_LINES } from '../commerce/contract/max-lines'
import type { RequestedLine } from '../server/session/cart-line'
import { addCode, enteredCode, MAX_CODES } from '../discounts/codes'
import { limitUnknownCodes } from './code-rate-limit.server'
import type { Needs } from '../server/request-context.server'
import { href } from '../routing/href'
import { newLine, restorableLine } from './intents.server'
import { partsOfField, soldIn } from './rules/copied-line'
import { addLines, withLeftOut } from './rules/left-out'
import { withMaybeAside } from './rules/lines-aside'
import { requestCart } from './request-cart.server'
import { withRequest } from './rules/cart-requests'
import { requestedLines } from './rules/requested-lines'
import { changeCodes } from './sync-cart.server'

/** Limit: 30 restored carts per address in 10 minutes. A restored cart of 500 lines takes 400 kB of the session store. */
const RESTORES_LIMIT = { max: 30, windowMs: 10 * 60_000 }

/**
 * Restores a cart from the browser's copy after its session was lost. The lines, with the fields of an add
 * form only, and the codes go through sync-cart. Products added meanwhile stay, before the restored lines. For a logged-in
 * customer, lines that the account's cart had are taken from the account only: a line that it lacks was removed or ordered on
 * another device (decision 039). A line that this storefront does not sell waits, unless the storefront sold it when it was
 * copied. It happens once per session, and only when `session` identifies another, lost session. Answers 303, and the page then
 * reads the cart again; throws 429 over the limit.
 */
export async function restoreCart(
  form: FormData,
  context: Needs<'visitor' | 'backend' | 'session' | 'services'>,
): Promise<Response> {
  const copied = texts(form, 'line')
    .slice(0, MAX_LINES)
    .flatMap((field) => {
      const parts = partsOfField(field)
      if (parts.in_step === '1' && context.visitor.token !== null) return []
      const line = restorableLine(parts)
      return line === null ? [] : [{ line: newLine(line), wasHere: parts.sold_in === String(soldIn(context.visitor.language)) }]
    })
  const lines = copied.filter(({ line: { uuid } }, at) => copied.findIndex(({ line }) => line.uuid === uuid) === at)
  const codes = texts(form, 'code')
    .flatMap((typed) => enteredCode(typed) ?? [])
    .slice(-MAX_CODES)
  if (lines.length + codes.length > 0 && (await isLost(context, texts(form, 'session').at(-1) ?? '')))
    await restoreLines(context, lines, codes)
  return redirect(href('cart', context.visitor.language), 303)
}

/** Whether the copied session is lost: there is no session, or the copy is of another one than the current session. */
async function isLost({ session }: Needs<'session'>, mark: string): Promise<boolean> {
  const current = await session.mark()
  return current === null || (mark !== '' && mark !== current)
}

/** A line of the copy; `wasHere`: this storefront sold it then. */
type Copied = { line: RequestedLine; wasHere: boolean }

async function restoreLines(
  context: Needs<'visitor' | 'backend' | 'session' | 'services'>,
  lines: readonly Copied[],
  codes: readonly string[],
): Promise<void> {
  const attempt = await context.services.attempts.begin('restore', RESTORES_LIMIT)
  if (!attempt.allowed) throw new Response('Too many requests', { status: 429 })
  try {
    // The initial load sends items and checkout_order_id only (spec section 7): the codes follow in a sync of their own.
    const { before, shopper, refused } = await requestCart(
      context,
      (now) => {
        if (now.restored) return null
        const there = requestedLines(now.cart)
        // A line with the same uuid came with the account's cart already.
        const missing = lines.filter(({ line: { uuid } }) => there.every((line) => line.uuid !== uuid))
        const linesOf = (copied: readonly Copied[]) => copied.map(({ line }) => line)
        const { lines: merged, leftOut } = addLines(there, linesOf(missing))
        // The copy has no names.
        const names = leftOut.map(() => '')
        const next = withLeftOut(withRequest({ ...now, restored: true }, merged), names)
        return withMaybeAside(next, linesOf(missing.filter(({ wasHere }) => !wasHere)), context.visitor.language)
      },
      { isInitial: true },
    )
    // A session that a link has begun may have codes that the copy lacks.
    if (!before.restored && codes.length + shopper.discountCodes.length > 0) {
      const { allowed, settle } = await limitUnknownCodes(context, codes)
      await settle(await changeCodes(context, (stored) => [...allowed, ...stored].reduce<string[]>(addCode, [])))
    }
    if (refused.size > 0) context.services.log('warn', 'lines-not-restored', { lines: refused.size })
  } catch (error) {
    // The backend refuses these products; repeating the request on every page would not help.
    if (!(error instanceof BackendError && error.kind === 'rejected')) throw error
    context.services.log('warn', 'cart-not-restored', { lines: lines.length, error: error.message })
  }
}

function texts(form: FormData, name: string): string[] {
  return form.getAll(name).filter((value) => typeof value === 'string')
}
