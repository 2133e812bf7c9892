import { EVERYTHING_TAG } from '../../app/commerce/contract/changes'
import type { Listen } from '../database/database'

/** The delay of a replica of the database behind its primary. */
export type ReplicaLag = {
  /** The position that the primary has written up to. */
  position: () => Promise<string>
  /** Whether the replica has all up to a position. */
  hasReached: (position: string) => Promise<boolean>
}

/**
 * Milliseconds. `maxDelay`: a message waits at most this long for the replica. `poll`, `slowPoll`: pauses between checks, before
 * and after that. `timeout`: of one check.
 */
const WAIT_MS = { maxDelay: 500, timeout: 250, poll: 20, slowPoll: 250 }

const MAX_BATCHES = 100

/**
 * Listens as `listen` does, and passes a message on when the replica has what it tells, so that no page is rendered again
 * from the old data and then kept (decision 066). A replica that is further behind, or does not answer, is not waited for:
 * the message is passed on, and once more when the replica has caught up. The first message is that everything has
 * changed, because the earlier lag is unknown.
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

/** Messages that the replica has when it has reached `target`, which is null until the primary has told it. */
type Batch = { payloads: Set<string>; target: string | null; since: number; isTold: boolean }

function followReplica({ position, hasReached }: ReplicaLag, pass: (payload: string) => void) {
  /** Oldest first. Each has its own position, so that none waits for later ones. */
  const batches: Batch[] = []
  let fresh: Batch | null = null
  let timer: NodeJS.Timeout | null = null
  let isStopped = false

  function schedule(milliseconds: number): void {
    if (!isStopped) timer ??= setTimeout(() => void look(), milliseconds).unref()
  }

  async function look(): Promise<void> {
    gather()
    for (const batch of batches) {
      batch.target ??= await within(WAIT_MS.timeout, position(), null)
      if (batch.target === null) break
    }
    while (!isStopped && batches[0] !== undefined && (await isReached(batches[0]))) tell(batches.shift())
    timer = null
    if (isStopped) return
    const isFarBehind = batches.some(({ isTold, since }) => isTold || performance.now() - since >= WAIT_MS.maxDelay)
    if (isFarBehind) for (const batch of batches) if (!batch.isTold) tell(batch)
    if (fresh !== null) schedule(0)
    else if (batches.length > 0) schedule(isFarBehind ? WAIT_MS.slowPoll : WAIT_MS.poll)
  }

  /** Messages that came since the last look become a batch. When there are too many batches, they join the latest. */
  function gather(): void {
    const latest = batches.at(-1)
    if (fresh !== null && latest !== undefined && batches.length >= MAX_BATCHES) {
      for (const payload of fresh.payloads) latest.payloads.add(payload)
      Object.assign(latest, { target: null, isTold: false })
    } else if (fresh !== null) {
      batches.push(fresh)
    }
    fresh = null
  }

  async function isReached({ target }: Batch): Promise<boolean> {
    return target !== null && within(WAIT_MS.timeout, hasReached(target), false)
  }

  function tell(batch: Batch | undefined): void {
    if (batch === undefined) return
    batch.isTold = true
    for (const payload of batch.payloads) pass(payload)
  }

  return {
    add(payload: string): void {
      fresh ??= { payloads: new Set(), target: null, since: performance.now(), isTold: false }
      fresh.payloads.add(payload)
      schedule(0)
    },
    stop(): void {
      isStopped = true
      if (timer !== null) clearTimeout(timer)
    },
  }
}

/** The answer; `otherwise` when it fails or takes longer. */
async function within<T>(milliseconds: number, answer: Promise<T>, otherwise: T): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<T>((resolve) => {
    timer = setTimeout(() => resolve(otherwise), milliseconds).unref()
  })
  try {
    return await Promise.race([answer.catch(() => otherwise), late])
  } finally {
    clearTimeout(timer)
  }
}
