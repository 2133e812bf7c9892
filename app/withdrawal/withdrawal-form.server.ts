import { redirect } from '@remix-run/node'
import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import type { Order } from '../commerce/contract/order'
import { WITHDRAWAL_LENGTH } from '../commerce/contract/withdrawal'
import type { FormError } from '../forms/form-errors'
import { parseForm } from '../forms/parse-form.server'
import { refuseForm } from '../forms/refuse-form.server'
import { href } from '../routing/href'
import type { Needs } from '../server/request-context.server'
import { findDraft, withDraft } from './drafts'
import { openedOrder } from './opened-order.server'

const message = (error: FormError) => ({ error })
/** NUL characters are removed, because PostgreSQL refuses them. */
const line = (max: number) =>
  z
    .string(message('checkout.error.required'))
    .overwrite((typed) => typed.replaceAll('\0', '').trim())
    .min(1, message('checkout.error.required'))
    .max(max, message('checkout.error.tooLong'))

const WithdrawalForm = z.object({
  /** The draft that is changed; nothing for a new one. */
  draft: z.uuid().optional(),
  number: line(WITHDRAWAL_LENGTH.number),
  name: line(WITHDRAWAL_LENGTH.name),
  email: line(WITHDRAWAL_LENGTH.email).pipe(z.email(message('checkout.error.email'))),
  extent: z.enum(['whole', 'part'], message('checkout.error.required')).default('whole'),
  goods: line(WITHDRAWAL_LENGTH.message).optional().default(''),
})

/**
 * The first step: keeps what was typed and redirects to the statement as it will be sent (303); 400 with the errors beside their
 * fields. The backend is only asked for the lines of an order that the visitor may open.
 */
export async function checkWithdrawal(form: FormData, context: Needs<'backend' | 'logins' | 'visitor' | 'session' | 'services'>) {
  const submission = parseForm(form, WithdrawalForm)
  if (submission.status !== 'success') return refuseForm('withdrawal', form, submission.error ?? {}, 400)
  const { draft: former, number, name, email, extent, goods } = submission.value
  const order = extent === 'part' ? await openedOrder(number, context) : null
  const chosen = order === null ? [] : chosenLines(form, order)
  if (extent === 'part' && goods === '' && chosen.length === 0) {
    return refuseForm('withdrawal', form, { goods: ['withdrawal.error.goods'] }, 400)
  }
  const at = context.services.now().getTime()
  const typed = { number, name, email, extent, message: extent === 'part' ? goods : '' }
  const lines = chosen.length === 0 ? null : chosen.map(({ position, quantity }) => ({ position, quantity }))
  const named = chosen.map(({ name: product, quantity }) => `${quantity} × ${product}`)
  const fresh = randomUUID()
  const { withdrawals } = await context.session.change((shopper) => {
    const changed = findDraft(shopper.withdrawals, former ?? null)
    const id = changed?.receivedAt === null ? changed.id : fresh
    return {
      ...shopper,
      withdrawals: withDraft(shopper.withdrawals, { id, at, ...typed, lines, goods: named, receivedAt: null }),
    }
  })
  return redirect(statementHref(context, withdrawals[0]?.id ?? fresh), 303)
}

/** The address of a statement: to be confirmed, or as it was received. */
export const statementHref = ({ visitor }: Needs<'visitor'>, id: string): string =>
  `${href('withdrawal', visitor.language)}?statement=${id}`

/** The lines that are ticked, with as many pieces as were typed, at most as were ordered. */
function chosenLines(form: FormData, { items }: Order) {
  return items.flatMap(({ name, quantity }, position) => {
    if (!form.has(`line-${position}`)) return []
    const typed = Number(form.get(`pieces-${position}`) ?? quantity)
    const pieces = Number.isInteger(typed) && typed >= 1 ? Math.min(typed, quantity) : quantity
    return [{ position, name, quantity: pieces }]
  })
}
