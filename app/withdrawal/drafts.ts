import type { WithdrawalDraft } from '../server/session/shopper'

/** Withdrawals of one session that are kept: one for each tab in which one is written. */
const MAX_DRAFTS = 5
/** Milliseconds in which a withdrawal can be shown again. */
const DRAFT_LIFE_MS = 24 * 3600_000

/** The drafts with this one added, or in place of its former state; the newest first. Old ones are forgotten. */
export function withDraft(drafts: readonly WithdrawalDraft[], draft: WithdrawalDraft): WithdrawalDraft[] {
  const others = drafts.filter(({ id, at }) => id !== draft.id && draft.at - at < DRAFT_LIFE_MS)
  return [draft, ...others].slice(0, MAX_DRAFTS)
}

/** The draft with this id; null without one. */
export const findDraft = (drafts: readonly WithdrawalDraft[], id: string | null): WithdrawalDraft | null =>
  drafts.find((draft) => draft.id === id) ?? null

/** The default draft: the newest one that was not sent. */
export const openDraft = (drafts: readonly WithdrawalDraft[]): WithdrawalDraft | null =>
  drafts.find(({ receivedAt }) => receivedAt === null) ?? null
