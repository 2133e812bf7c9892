import { figureOfTimes } from '../bench/figures'
import { raceForStock } from '../support/kills/stock-race'

const SHOPPERS = 200
const STOCK = 50

/**
 * `npm run race` (`npm run build` first): 200 shoppers order 50 pieces of one product at the same moment, over two storefronts
 * with sessions in Redis and one backend on PostgreSQL. Ends with 1 unless there are exactly 50 orders and 150 clear refusals.
 */
async function run(): Promise<void> {
  const { confirmed, refused, others, stored, stock, seconds, times } = await raceForStock(SHOPPERS, STOCK)
  const { p50, p99 } = figureOfTimes('', times)
  print(
    `${SHOPPERS} shoppers, ${STOCK} pieces: ${stored} orders, ${refused} refusals, stock ${stock ?? 'unknown'}, ${seconds.toFixed(1)} s`,
  )
  print(`an order is answered within ${p50.toFixed(0)} ms (p50), ${p99.toFixed(0)} ms (p99)`)
  for (const other of new Set(others)) print(`WRONG: ${others.filter((one) => one === other).length} times ${other}`)
  const distinct = new Set(confirmed).size
  const isExact = distinct === STOCK && stored === STOCK && refused === SHOPPERS - STOCK && stock === 0
  if (!isExact)
    print(`WRONG: ${confirmed.length} confirmations with ${distinct} numbers, ${stored} orders stored, ${refused} refusals`)
  if (!isExact || others.length > 0) process.exitCode = 1
}

function print(line: string): void {
  process.stdout.write(`${line}\n`)
}

await run()
