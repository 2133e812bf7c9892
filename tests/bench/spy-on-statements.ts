import type { Logger } from 'drizzle-orm'

const SAMPLES = 12

/** Records the distinct statements that a database gets while recording is on, each with a sample of its values. */
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
      // The sample covers all executions: the first ones, later each 10th, then each 100th, and so on.
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
