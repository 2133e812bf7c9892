import { TIME_ZONE } from '../commerce/contract/time-zone'
import { href } from '../routing/href'
import type { Needs } from '../server/request-context.server'
import type { WithdrawalDraft } from '../server/session/shopper'
import { dateFormat } from '../store/intl-formats'
import { findDraft, openDraft } from './drafts'
import { openedOrder } from './opened-order.server'

/**
 * The initial values of the form; `lines` are those of an order that the visitor may open, whose number
 * is `linesOf`, for choosing among them.
 */
export type FormView = {
  step: 'form'
  draft: string | null
  values: { number: string; name: string; email: string; extent: 'whole' | 'part'; goods: string }
  lines: { position: number; name: string; quantity: number; chosen: number }[]
  linesOf: string | null
}

type Statement = Pick<WithdrawalDraft, 'id' | 'number' | 'name' | 'email' | 'extent' | 'goods' | 'message'>
export type StatementView = { step: 'statement'; statement: Statement }
export type ReceivedView = { step: 'received'; statement: Statement; moment: string }

/**
 * With `?statement={id}` the statement to confirm, or as it was received; else the form, with what was typed before
 * (`?draft={id}` names which), or filled with the order of `?order={number}`.
 */
export async function loadWithdrawal(
  url: URL,
  context: Needs<'backend' | 'logins' | 'visitor' | 'session'>,
): Promise<FormView | StatementView | ReceivedView> {
  const { withdrawals } = await context.session.read()
  const asked = url.searchParams.get('statement')
  if (asked === null) return loadForm(url.searchParams, withdrawals, context)
  const statement = findDraft(withdrawals, asked)
  if (statement === null) {
    throw new Response(null, { status: 303, headers: { location: href('withdrawal', context.visitor.language) } })
  }
  const { id, number, name, email, extent, goods, message, receivedAt } = statement
  const shown = { id, number, name, email, extent, goods, message }
  if (receivedAt === null) return { step: 'statement', statement: shown }
  const format = dateFormat(context.visitor.store.iso, {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: TIME_ZONE,
  })
  return { step: 'received', statement: shown, moment: format.format(new Date(receivedAt)) }
}

async function loadForm(
  query: URLSearchParams,
  drafts: readonly WithdrawalDraft[],
  context: Needs<'backend' | 'logins' | 'visitor'>,
): Promise<FormView> {
  const wanted = query.get('order')?.slice(0, 40) ?? null
  const named = findDraft(drafts, query.get('draft'))
  const latest = openDraft(drafts)
  const draft = named ?? (wanted === null || wanted === latest?.number ? latest : null)
  const own = await openedOrder(draft?.number ?? wanted, context)
  return {
    step: 'form',
    draft: draft?.id ?? null,
    values: {
      number: draft?.number ?? wanted ?? own?.number ?? '',
      name: draft?.name ?? (own === null ? '' : `${own.customer.first_name} ${own.customer.last_name}`.trim()),
      email: draft?.email ?? own?.customer.email ?? '',
      extent: draft?.extent ?? 'whole',
      goods: draft?.message ?? '',
    },
    linesOf: own?.number ?? null,
    lines: (own?.items ?? []).flatMap(({ name, quantity, withdrawn }, position) => {
      const chosen = draft?.lines?.find((line) => line.position === position)?.quantity ?? 0
      return quantity > withdrawn ? [{ position, name, quantity: quantity - withdrawn, chosen }] : []
    }),
  }
}
