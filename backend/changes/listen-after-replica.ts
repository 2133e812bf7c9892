import { setTimeout as sleep } from 'node:timers/promises'
import { EVERYTHING_TAG } from '../../app/commerce/contract/changes'
import type { Listen } from '../database/database'

/** How far a replica of the database is behind its primary. */
export type ReplicaLag = {
  /** The position that the primary has written up to. */
  position: () => Promise<string>
  /** Whether the replica has all up to a position. */
  hasReached: (position: string) => Promise<boolean>
}

/**
 * Milliseconds: changes are held back for at most `hold`, so that a replica far behind does not hide them for longer than a shopper may wait; the replica
 * is asked each `soon`, and each `later` after that. An `answer` that takes longer is none.
 */
const WAIT_MS = { hold: 500, answer: 250, soon: 20, later: 250 }

/**
 * Listens as `listen` does, and passes a message on when the replica has what it tells, so that no page is rendered anew from what was there before and
 * then kept (decision 066). A replica that is further behind, or does not answer, is not waited for: the message is passed on, and once more when the
 * replica has caught up. The first message is that everything has changed: what it had to catch up with before is not known.
 */
export function listenAfterReplica(listen: Listen, lag: ReplicaLag): Listen {
  return async (channel, onMessage) => {
    const follower = followReplica(lag, onMessage)
    const stopListening = await listen(channel, (payload) => follower.add(payload))
    follower.add(EVERYTHING_TAG)
    return async () => {
      follower.stop()
      await stopListening()
    }
  }
}

function followReplica({ position, hasReached }: ReplicaLag, pass: (payload: string) => void) {
  /** What the replica has not reached yet, and what came since its position was read. */
  const behind = new Set<string>()
  const fresh = new Set<string>()
  let target: string | null = null
  /** When the first of `behind` came; null once it was passed on. */
  let heldSince: number | null = null
  let timer: NodeJS.Timeout | null = null
  let isStopped = false

  function schedule(milliseconds: number): void {
    if (!isStopped) timer ??= setTimeout(() => void look(), milliseconds).unref()
  }

  async function look(): Promise<void> {
    if (behind.size === 0) heldSince = performance.now()
    // A position that is read later is further on: it is kept while messages are held back, so that they do not wait for those that follow.
    if (target === null || heldSince === null) await aim()
    const isReached = target !== null && (await within(WAIT_MS.answer, hasReached(target)))
    timer = null
    if (isStopped) return
    if (isReached) {
      for (const payload of behind) pass(payload)
      behind.clear()
      target = null
      if (fresh.size > 0) schedule(0)
      return
    }
    if (heldSince !== null && performance.now() - heldSince >= WAIT_MS.hold) {
      for (const payload of behind) pass(payload)
      heldSince = null
    }
    schedule(heldSince === null ? WAIT_MS.later : WAIT_MS.soon)
  }

  /** Takes what is fresh into what is waited for, and passes it on at once where nothing is held back any more. */
  async function aim(): Promise<void> {
    const taken = [...fresh]
    fresh.clear()
    for (const payload of taken) {
      behind.add(payload)
      if (heldSince === null) pass(payload)
    }
    if (taken.length > 0 || target === null) target = await position().catch(() => target)
  }

  return {
    add(payload: string): void {
      fresh.add(payload)
      schedule(0)
    },
    stop(): void {
      isStopped = true
      if (timer !== null) clearTimeout(timer)
    },
  }
}

/** The answer; false when it fails or takes longer. */
function within(milliseconds: number, answer: Promise<boolean>): Promise<boolean> {
  return Promise.race([answer.catch(() => false), sleep(milliseconds, false, { ref: false })])
}
