import { expect, it } from 'vitest'
import { randomFrom } from '../support/kills/random'
import { runStorm } from '../support/kills/run-storm'
import { planKills } from '../support/kills/storm'
import { stormTotals } from '../support/kills/storm-table'

/** A part of `npm run kills`, which takes minutes. */
const KILLS = 6
const SEED = 7
/** It takes about 20 s on a machine that does nothing else. */
const TIMEOUT_MS = 300_000

it(
  `${KILLS} kills between order and confirmation: no order and no payment is lost or doubled, and each shopper sees the truth`,
  async () => {
    const started = performance.now()
    const planned = planKills(1000, 1, randomFrom(SEED)).filter(({ victims }) => victims.length === 1)
    const result = await runStorm({ engine: 'pglite', seed: SEED, kills: planned.slice(0, KILLS) })
    console.info(`${stormTotals(result)}; ${Math.round((performance.now() - started) / 1000)} s`)
    expect(result.problems).toEqual([])
  },
  TIMEOUT_MS,
)
