import type { CallName } from '../../commerce/contract/calls'
import type { PageName } from '../../routing/pages'
import type { ResourceName } from '../../routing/resources'

/**
 * The row of the tables of pages and resources that a request is for; `other` for an address
 * that is in neither, such as a redirect's.
 */
export type RouteKind = PageName | ResourceName | 'other'

/**
 * The source of the page: the page cache (`hit`, or `stale` while it is rendered again), rendered for it
 * (`miss`), or `none`: an answer of one visitor.
 */
export type PageSource = 'hit' | 'stale' | 'miss' | 'none'

/**
 * `refused`: the backend answered 4xx. `outage`: no answer, 429, 5xx or one that breaks the
 * contract. `timeout`: no answer in time.
 */
export type CallOutcome = 'ok' | 'refused' | 'outage' | 'timeout'

/** Notes taken while a request is answered, for its metrics. */
export type RequestNotes = { route: RouteKind; source: PageSource }

/** `method` and `status` are those of HTTP; `seconds` lasts until the answer is ready to be sent. */
export type AnsweredRequest = RequestNotes & { method: string; status: number; seconds: number }

/**
 * Counts what operators watch (docs/operating.md). No argument may hold what a visitor can choose: each value becomes a
 * time series of its own (decision 095).
 */
export type Metrics = {
  request: (answered: AnsweredRequest) => void
  backendCall: (name: CallName, outcome: CallOutcome, seconds: number) => void
  /** A request was turned away because the process was busy. */
  shed: (work: 'page' | 'resource') => void
  /** A rate limit refused an attempt; `limit` is its name in the source. */
  limited: (limit: string) => void
  sessionBegun: () => void
  /** Reads the bytes that each cache takes, when metrics are read. */
  watchCaches: (bytes: Readonly<Record<'pages' | 'data', () => number>>) => void
}

/** Counts nothing: for a process without METRICS_PORT. */
export const NO_METRICS: Metrics = {
  request: () => {},
  backendCall: () => {},
  shed: () => {},
  limited: () => {},
  sessionBegun: () => {},
  watchCaches: () => {},
}
