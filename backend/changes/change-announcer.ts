import { EVERYTHING_TAG } from '../../app/commerce/contract/changes'
import type { OpenDatabase } from '../database/database'
import type { Services } from '../services'

/** The channel on which the triggers of the migration `announce-changes` tell what has changed; the payload is a tag. */
export const CHANGES_CHANNEL = 'shop_changes'

/** Sends one shop process the changes; rejects when it cannot be reached now. */
export type TellChanges = (tags: readonly string[]) => Promise<void>

/** Milliseconds until a message that failed is sent again: the first time, and at most. */
const RETRY_MS = { first: 500, max: 5000 }

/** More tags than this are sent as `all`. */
const MAX_TAGS = 500

type Needs = Pick<Services, 'log'>

/**
 * Tells each of the shop's processes what has changed in the database, whichever process changed it (decision 044). The first
 * message says that everything has changed, which covers changes from before this process was started.
 */
export async function announceChanges(
  { listen }: Pick<OpenDatabase, 'listen'>,
  receivers: ReadonlyMap<string, TellChanges>,
  services: Needs,
): Promise<{ stop: () => Promise<void> }> {
  if (receivers.size === 0) return { stop: () => Promise.resolve() }
  const queues = [...receivers].map(([name, tell]) => openQueue(name, tell, services))
  const tellAll = (tag: string) => queues.forEach(({ add }) => add(tag))
  const stopListening = await listen(CHANGES_CHANNEL, tellAll)
  tellAll(EVERYTHING_TAG)
  return {
    stop: async () => {
      queues.forEach(({ stop }) => stop())
      await stopListening()
    },
  }
}

/**
 * The tags that must still be sent to one receiver. One message is sent at a time; tags that come meanwhile go into the next. A
 * failed message is sent again, with the newer tags, until it is accepted.
 */
function openQueue(name: string, tell: TellChanges, { log }: Needs): { add: (tag: string) => void; stop: () => void } {
  const waiting = new Set<string>()
  let timer: NodeJS.Timeout | null = null
  let failures = 0
  let isStopped = false

  function schedule(milliseconds: number): void {
    if (!isStopped) timer ??= setTimeout(() => void send(), milliseconds).unref()
  }

  async function send(): Promise<void> {
    const tags = waiting.has(EVERYTHING_TAG) || waiting.size > MAX_TAGS ? [EVERYTHING_TAG] : [...waiting]
    waiting.clear()
    const error = await tell(tags).then(() => null, String)
    timer = null
    if (error !== null) for (const tag of tags) waiting.add(tag)
    if (error !== null && failures === 0) log({ level: 'error', event: 'changes-not-announced', receiver: name, error })
    if (error === null && failures > 0) log({ level: 'info', event: 'changes-announced-again', receiver: name })
    failures = error === null ? 0 : failures + 1
    if (waiting.size > 0) schedule(failures === 0 ? 0 : Math.min(RETRY_MS.first * 2 ** (failures - 1), RETRY_MS.max))
  }

  return {
    add(tag) {
      waiting.add(tag)
      // In the next turn, so that the tags of one transaction are one message.
      schedule(0)
    },
    stop() {
      isStopped = true
      if (timer !== null) clearTimeout(timer)
    },
  }
}
