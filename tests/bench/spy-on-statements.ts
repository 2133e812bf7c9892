import type { Logger } from 'drizzle-orm'

const SAMPLES = 12

/** Remembers the different statements a database is sent while it listens, each with some of the values it was sent with. */
export function spyOnStatements(): Logger & {
  listen: () => void
  stop: () => void
  heard: () => { query: string; samples: unknown[][] }[]
} {
  const seen = new Map<string, { samples: unknown[][]; times: number }>()
  let listening = false
  return {
    logQuery: (query, params) => {
      if (!listening) return
      const statement = seen.get(query) ?? { samples: [], times: 0 }
      seen.set(query, statement)
      statement.times += 1
      // Spread over all that were sent: the first ones, and later each 10th, 100th ... in turn.
      if (statement.samples.length < SAMPLES) statement.samples.push(params)
      else if (statement.times % 10 === 0) statement.samples[(statement.times / 10) % SAMPLES] = params
    },
    listen: () => {
      listening = true
    },
    stop: () => {
      listening = false
    },
    heard: () => [...seen].map(([query, { samples }]) => ({ query, samples })),
  }
}
