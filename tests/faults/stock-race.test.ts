import { describe, expect, it } from 'vitest'
import { raceForStock } from '../support/kills/stock-race'
import { hasPostgres } from '../support/postgres/start-postgres'
import { hasRedis } from '../support/redis/start-redis'

const SHOPPERS = 40
const STOCK = 10

if (!hasPostgres) {
  console.info('SKIPPED: the race for stock. There is no PostgreSQL server (Debian: apt-get install postgresql).')
}

/** `npm run race` does the same with 200 shoppers. */
describe.runIf(hasPostgres && hasRedis)('two storefronts on one Redis and PostgreSQL', () => {
  it(`${SHOPPERS} shoppers race for ${STOCK} pieces: ${STOCK} orders, ${SHOPPERS - STOCK} clear refusals, nothing left`, async () => {
    const { confirmed, refused, others, stored, stock } = await raceForStock(SHOPPERS, STOCK)
    expect({ others, stored, refused, stock }).toEqual({ others: [], stored: STOCK, refused: SHOPPERS - STOCK, stock: 0 })
    expect(new Set(confirmed).size).toBe(STOCK)
  })
})
