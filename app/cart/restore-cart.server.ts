import { redirect } from '@remix-run/node'
import { BackendError } from '../commerce/backend-error'
import type { RequestedLine } from '../server/session/cart-line'
import { addCode, enteredCode, MAX_CODES } from '../discounts/codes'
import { guessCodes } from './guess-codes.server'
import type { Needs } from '../server/request-context.server'
import { href } from '../routing/href'
import { newLine, restorableLine } from './intents.server'
import { partsOfField } from './rules/copied-line'
import { addLine } from './rules/lines'
import { requestCart } from './request-cart.server'
import { withRequest } from './rules/cart-requests'
import { wantedLines } from './rules/wanted-lines'

/** So many lines a cart can be synced with. */
const MOST_LINES = 500

/**
 * Brings a cart back from the browser's own copy once its session is gone (design section 3): lines as any add form could ask
 * for, and codes, go through sync-cart. What has been put in since stays, before them. It happens once in the life of a session,
 * and only where `session` is the mark of another one, which is lost: a session that the copy is of, or that began with no copy,
 * is left alone. Answers 303 in any case: the page asks anew what there is.
 */
export async function restoreCart(
  form: FormData,
  context: Needs<'visitor' | 'backend' | 'session' | 'services'>,
): Promise<Response> {
  const lines = texts(form, 'line')
    .slice(0, MOST_LINES)
    .flatMap((field): RequestedLine[] => {
      const line = restorableLine(partsOfField(field))
      return line === null ? [] : [newLine(line)]
    })
  const codes = texts(form, 'code')
    .flatMap((typed) => enteredCode(typed) ?? [])
    .slice(-MAX_CODES)
  if (lines.length + codes.length > 0 && (await isLost(context, texts(form, 'session').at(-1) ?? '')))
    await bringBack(context, lines, codes)
  return redirect(href('cart', context.visitor.language), 303)
}

/**
 * Whether the session with this mark is gone; a living one was preceded by another only where the browser still has the mark of
 * that.
 */
async function isLost({ session }: Needs<'session'>, mark: string): Promise<boolean> {
  const living = await session.mark()
  return living === null || (mark !== '' && mark !== living)
}

async function bringBack(
  context: Needs<'visitor' | 'backend' | 'session' | 'services'>,
  lines: readonly RequestedLine[],
  codes: readonly string[],
): Promise<void> {
  try {
    const { allowed, settle } = await guessCodes(context, codes)
    const { shopper: changed, refused } = await requestCart(context, (shopper) => {
      if (shopper.restored) return null
      const discountCodes = [...allowed, ...shopper.discountCodes].reduce<string[]>(addCode, [])
      const wanted = lines.reduce((all, line) => addLine(all, line), wantedLines(shopper.cart)).slice(0, MOST_LINES)
      return withRequest({ ...shopper, discountCodes, restored: true }, wanted)
    })
    await settle(changed)
    if (refused.size > 0) context.services.log('warn', 'lines not restored', { lines: refused.size })
  } catch (error) {
    // The backend does not sell this; to ask again with every page would not help.
    if (!(error instanceof BackendError && error.kind === 'rejected')) throw error
    context.services.log('warn', 'cart not restored', { lines: lines.length, error: error.message })
  }
}

function texts(form: FormData, name: string): string[] {
  return form.getAll(name).filter((value) => typeof value === 'string')
}
