import { redirect } from '@remix-run/node'
import { isOutage } from '../commerce/backend-error'
import { refuseForm } from '../forms/refuse-form.server'
import { href } from '../routing/href'
import type { Needs } from '../server/request-context.server'
import { findDraft, withDraft } from './drafts'
import { statementHref } from './withdrawal-form.server'

/** Limit: 10 statements per address in an hour. */
const LIMIT = { max: 10, windowMs: 60 * 60_000 }

/**
 * The second step: sends the statement with this id once, also when two tabs or two clicks send it, and redirects (303) to
 * the page that shows when it was received. The answer is the same whether or not there is such an order. 429 over the limit,
 * 503 in an outage: the statement is kept.
 */
export async function confirmWithdrawal(form: FormData, context: Needs<'backend' | 'visitor' | 'session' | 'services'>) {
  const { backend, services, session, visitor } = context
  const id = form.get('statement')
  const draft = findDraft((await session.read()).withdrawals, typeof id === 'string' ? id : null)
  if (draft === null) return redirect(href('withdrawal', visitor.language), 303)
  if (draft.receivedAt !== null) return redirect(statementHref(context, draft.id), 303)
  const attempt = await services.attempts.begin('withdrawal', LIMIT)
  if (!attempt.allowed) return refuseForm('confirm-withdrawal', form, { '': ['withdrawal.error.tooMany'] }, 429)
  const { at: _at, goods: _goods, receivedAt: _receivedAt, ...statement } = draft
  try {
    const { answer } = await backend.call('withdraw', { body: statement })
    await session.change((shopper) => {
      const received = { ...draft, receivedAt: answer.received_at }
      return { ...shopper, withdrawals: withDraft(shopper.withdrawals, received) }
    })
    return redirect(statementHref(context, draft.id), 303)
  } catch (error) {
    if (!isOutage(error)) throw error
    await attempt.takeBack()
    return refuseForm('confirm-withdrawal', form, { '': ['withdrawal.error.unavailable'] }, 503)
  }
}
