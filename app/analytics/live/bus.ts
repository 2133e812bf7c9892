import type { Occurrence, ShopEvent } from '../rules/events'
import type { Tracking } from '../rules/tracking'
import { type Reason, withheld } from '../rules/withheld'

/** An event as it is sent: marked when it is one of the shop's own staff, else with the visitor's retail tracking. */
export type SentEvent = ShopEvent & { traffic_type?: 'internal'; tracking?: Tracking }

export type BusOptions = {
  /** Gets the events that consent and session allow to be sent. */
  send: (event: SentEvent) => void
  /** Gets every event, with the reason why it was withheld; null for one that was sent. */
  local: ((event: SentEvent, reason: Reason | null) => void) | null
  /** Whether an event with this key may be sent: true for the first call with the key only. */
  claim: (key: string) => Promise<boolean>
  /** The visitor as retail tracking knows them so far. */
  tracking?: () => Tracking | null
}

/** All events of a page go through the bus. */
export type Bus = {
  emit: (occurrence: Occurrence) => void
  /** Forgets the events of the page before: consent that is given later is for the page it is given on. */
  startPage: () => void
  /** The consent that counts from now on. It sends the queued events of this page. */
  allow: (mask: number | null) => void
  /** Whether the session is one of the shop's own staff. */
  markInternal: (isInternal: boolean) => void
}

export function openBus({ send, local, claim, tracking = () => null }: BusOptions): Bus {
  let mask: number | null = null
  let isInternal = false
  let queued: Occurrence[] = []

  async function emit(occurrence: Occurrence): Promise<void> {
    const { event: occurred, once } = occurrence
    const event: SentEvent = isInternal ? { ...occurred, traffic_type: 'internal' } : occurred
    const reason = withheld(mask, isInternal)
    if (reason === 'consent') queued.push(occurrence)
    else if (reason === null && once !== undefined && !(await claim(once))) return
    const known = reason === null ? tracking() : null
    const complete = known === null ? event : { ...event, tracking: known }
    local?.(complete, reason)
    if (reason === null) send(complete)
  }

  return {
    emit: (occurrence) => void emit(occurrence),
    startPage() {
      queued = []
    },
    allow(next) {
      mask = next
      if (withheld(mask, isInternal) === 'consent') return
      const due = queued
      queued = []
      for (const occurrence of due) void emit(occurrence)
    },
    markInternal(next) {
      isInternal = next
    },
  }
}
