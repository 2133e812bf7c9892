import { expect, it } from 'vitest'
import type { WithdrawalDraft } from '../server/session/shopper'
import { findDraft, openDraft, withDraft } from './drafts'

const draft = (id: string, change: Partial<WithdrawalDraft> = {}): WithdrawalDraft => ({
  id,
  at: 0,
  number: 'SE1',
  name: 'Kim',
  email: 'kim@example.com',
  extent: 'whole',
  lines: null,
  goods: [],
  message: '',
  receivedAt: null,
  ...change,
})
const ids = (drafts: readonly WithdrawalDraft[]) => drafts.map(({ id }) => id)

it('a draft takes the place of its former state', () => {
  const drafts = withDraft([draft('a'), draft('b')], draft('b', { name: 'Bo' }))
  expect(drafts.map(({ id, name }) => `${id} ${name}`)).toEqual(['b Bo', 'a Kim'])
})

it('five drafts are kept, for a day', () => {
  const five = ['a', 'b', 'c', 'd', 'e'].map((id) => draft(id))
  expect(ids(withDraft(five, draft('f')))).toEqual(['f', 'a', 'b', 'c', 'd'])
  expect(ids(withDraft(five, draft('f', { at: 24 * 3600_000 })))).toEqual(['f'])
})

it('the newest draft that was not sent is gone on with', () => {
  const drafts = [draft('sent', { receivedAt: '2026-11-22T10:00:00Z' }), draft('newer'), draft('older')]
  expect(openDraft(drafts)?.id).toBe('newer')
  expect([findDraft(drafts, 'sent')?.id, findDraft(drafts, 'none'), findDraft(drafts, null)]).toEqual(['sent', null, null])
})
