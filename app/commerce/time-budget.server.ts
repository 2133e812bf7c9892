import { BackendError } from './backend-error'
import type { Call } from './client.server'
import { type CallRow, calls } from './contract/calls'

/**
 * Milliseconds that one request may wait for the backend: for what its answer is about, and for extras, whose failure it survives
 * (decision 008). Overlapping waits count once.
 */
const BUDGET_MS = { essentials: 4000, extras: 1000 }

/**
 * Milliseconds that the action of a form leaves for the page of its answer, which shows what was
 * typed when a call of the action hangs.
 */
const PAGE_MS = 1000

/**
 * Milliseconds after which no request waits for the backend any more; a call with a timeout of its own may use them all. The
 * second up to the six that no answer may take is for rendering on a busy machine.
 */
const REQUEST_MS = 5000

export type TimeBudget = {
  /**
   * The time of `performance.now()` at which a call that begins now ends at the latest. `own`
   * is the timeout of a call that has one.
   */
  until(own?: number): number
  /** Waits for the answer of a call. Throws a BackendError (`unavailable`) when the budget is spent, or at `latest`. */
  wait<T>(call: string, answer: Promise<T>, own?: number, latest?: number): Promise<T>
}

/**
 * The time budgets of one request, which begins now, or again with `restart`: an order that waited for its turn has all of its
 * time then. `reservePageTime` runs an action, which leaves 1 s for its page.
 */
export type RequestBudgets = {
  essentials: TimeBudget
  extras: TimeBudget
  restart: () => void
  reservePageTime: <T>(action: () => Promise<T>) => Promise<T>
}

export function openBudgets(now = () => performance.now()): RequestBudgets {
  let held = 0
  let current = begin()
  return { essentials: the('essentials'), extras: the('extras'), restart, reservePageTime }

  async function reservePageTime<T>(action: () => Promise<T>): Promise<T> {
    held = PAGE_MS
    current.essentials.reserve(held)
    try {
      return await action()
    } finally {
      held = 0
      current.essentials.release(PAGE_MS)
    }
  }

  function restart(): void {
    current = begin()
  }

  function begin() {
    const end = now() + REQUEST_MS
    const essentials = timeBudget(BUDGET_MS.essentials, end, now)
    essentials.reserve(held)
    return { essentials, extras: timeBudget(BUDGET_MS.extras, end, now) }
  }

  function the(name: keyof typeof BUDGET_MS): TimeBudget {
    return {
      until: (own) => current[name].until(own),
      wait: (...call) => current[name].wait(...call),
    }
  }
}

/** `reserve` holds back a part until `release`: then the budget has at least `least` left, while the request may wait at all. */
type GrantedBudget = TimeBudget & { reserve: (milliseconds: number) => void; release: (least: number) => void }

function timeBudget(milliseconds: number, end: number, now: () => number): GrantedBudget {
  let granted = milliseconds
  let spent = 0
  let waiting = 0
  let since = 0
  const left = () => granted - spent - (waiting > 0 ? now() - since : 0)
  const until = (own = 0) => Math.min(end, now() + Math.max(left(), own))
  return {
    reserve: (ms) => void (granted = milliseconds - ms),
    release: (least) => void (granted = Math.max(milliseconds, spent + least)),
    until,
    async wait(call, answer, own, latest = Infinity) {
      if (waiting === 0) since = now()
      waiting += 1
      let timer: NodeJS.Timeout | undefined
      const late = new Promise<never>((_, reject) => {
        const spentAll = () => reject(new BackendError('unavailable', call, 'the time of the request is spent'))
        timer = setTimeout(spentAll, Math.max(0, Math.min(latest, until(own)) - now()))
      })
      try {
        return await Promise.race([answer, late])
      } finally {
        clearTimeout(timer)
        waiting -= 1
        if (waiting === 0) spent += now() - since
      }
    },
  }
}

/** Wraps a call so that it waits no longer than the budget of its request allows. */
export function withinBudget(call: Call, budget: TimeBudget): Call {
  return (name, options) => {
    const { timeoutMs }: CallRow = calls[name]
    const until = Math.min(options.until ?? Infinity, budget.until(timeoutMs))
    return budget.wait(name, call(name, { ...options, until }), timeoutMs)
  }
}
